/** What geometry says, by code. Codes of problems are part of the API: a changed meaning is a new code. */
export const en = {
  // What is wrong with a geometry, and its remedy
  'problem.ring-not-closed': 'The ring does not end where it began. Repair closes it.',
  'problem.ring-too-short': 'The ring has fewer than three different corners and no area. Repair removes it.',
  'problem.wrong-orientation':
    'The corners of this ring are listed in reverse order (RFC 7946). This does not affect the area; Hectare corrects it in every new file.',
  'problem.self-intersection': 'The boundary crosses itself here. Repair splits it at the crossing.',
  'problem.self-touch': 'The boundary touches itself here. Repair separates the parts.',
  'problem.duplicate-vertex': 'A corner is repeated. This does not affect the area; Hectare corrects it in every new file.',
  'problem.spike': 'The boundary runs out to this point and back on the same line. Repair removes the spike.',
  'problem.out-of-range': 'Longitude must be within -180 to 180 and latitude within -90 to 90. Check the coordinate system of the file.',
  'problem.frame-around-earth':
    'Two edges lead once around the Earth, each from a place to itself, so the area between them is not known. Put corners on the way, such as every 90 degrees.',
  'problem.swapped-coordinates': 'Latitude seems to stand before longitude. Swap the coordinates and look at the map.',
  'problem.not-a-number': 'A coordinate is missing or not a number. Repair leaves that point out.',
  'problem.parts-overlap': 'Two parts cover the same land. Repair unites them so that it is counted once.',
  'problem.empty-geometry': 'There is no shape here. Leave the feature out, or draw it.',
  'problem.hole-outside-shell': 'A hole lies outside its polygon. Repair makes it a part of its own or drops it: compare the hectares.',
  'problem.nested-holes': 'A hole lies inside another hole, or they overlap. Repair unites them.',
  'problem.hole-crosses-shell': 'A hole crosses the outer boundary. Repair cuts it off there.',
  'problem.nested-shells': 'A part lies inside another part. Repair unites them.',
  'problem.duplicate-rings': 'The same ring stands twice. Repair keeps one.',
  'problem.disconnected-interior': 'Holes cut the polygon into pieces that do not hang together. Repair makes them parts.',
  'problem.zero-area': 'The polygon has no area. Repair removes it.',
  'problem.crosses-antimeridian': 'The shape crosses the 180th meridian. Repair cuts it there, as RFC 7946 asks.',
  'problem.longitude-beyond-180':
    'Longitudes run on beyond 180 degrees. The place is meant a whole turn away: Repair writes it so, and cuts the shape at the 180th meridian where it crosses.',
  'problem.too-few-points': 'A line needs at least two different points.',
  'problem.too-complex':
    'So many edges of this shape lie across or beside each other that it was not checked to the end. Split it into several shapes, or simplify it.',
  'problem.unsupported-geometry': 'Geometry of this kind cannot be checked.',
  'problem.shared-land': "Two features share {hectares:2} ha. The project's total counts this land once.",
  'problem.little-shared-land': "Two features share {hectares:4} ha. The project's total counts this land once.",
  'problem.at': '{problem} (at {longitude:6}, {latitude:6})',

  // Rules of a receiver of parcels
  'rule.no-shape': 'There is no shape. Draw the parcel, or leave the row out.',
  'rule.kind-not-taken': '{destination} does not take a {kind}; it takes {kinds}.',
  'rule.invalid-after-rounding':
    'The shape is good, but not with its coordinates rounded to {decimals} decimals: {fault} Remove near-duplicate corners and spikes.',
  'rule.invalid-after-cutting':
    'The shape is good with its coordinates rounded to {decimals} decimals, but not cut off after them, as the receiver does with a file that has more: {fault} Save it with {decimals} decimals, and send that file.',
  'rule.coarse-coordinates':
    'No coordinate uses {decimals} decimals. If the places were measured more exactly, export them again without rounding.',
  'rule.has-holes':
    '{destination} reads the outer boundary alone, so the land in the holes would be declared as well. Cut the parcel into pieces without a hole, or fill the holes where the land belongs to it.',
  'rule.several-parts':
    'The shape has {n} parts under one name. A shape should stand for one plot of land: make each part a row of its own where they are different plots.',
  'rule.too-many-vertices': 'The shape has {n} corners; at most {max} are taken. Simplify it.',
  'rule.too-small': 'The parcel has {hectares:4} ha; at least {min} ha are asked.',
  'rule.too-large': 'The parcel has {hectares:2} ha; at most {max} ha are taken. Split it.',
  'rule.point-too-large':
    'A point stands for at most {max} ha, and this one says {hectares} ha. Draw its boundary; only where cattle are kept may a point stand for more.',
  'rule.point-too-small':
    'A point stands for at least {min} ha, and this one says {hectares} ha. Give the hectares of the plot, or leave them out.',
  'rule.area-not-read':
    'The hectares of the point stand in “{key}”. {destination} reads a number in “{property}” alone, and takes {max} ha without it.',
  'rule.area-is-text':
    'The hectares of the point stand in “{key}” as a text, “{value}”. {destination} reads a number alone, and takes a text for 0 ha.',
  'rule.property-misnamed': '“{key}” is not read: {destination} reads names letter by letter. Call the column “{property}”.',
  'rule.values-missing': 'There is no value for {missing}.',
  'rule.values-missing-with-area': 'There is no value for {missing}. A point without hectares counts as {hectares} ha.',
  'rule.country-not-read': '“{property}” should be the two capital letters of ISO 3166-1, like KE, not “{value}”.',
  'rule.no-such-country': '“{property}” is “{value}”, and no country has these two letters in ISO 3166-1.',
  'rule.country-elsewhere':
    '“{property}” is {country}, but this place lies in {land} ({codes}), more than {tolerance} km from there. Correct the country, or look whether latitude and longitude are swapped.',
  'rule.country-nowhere':
    '“{property}” is {country}, but this place lies far from all land. Look whether latitude and longitude are swapped.',
  'rule.disputed-land': 'The plot lies in {land}, which more than one state claims ({codes}). Ask the authority which country to name.',
  'rule.disputed-land-elsewhere':
    'The plot lies in {land}, which more than one state claims ({codes}), and the country given is {country}. Ask the authority which country to name.',
  'rule.copy-of-another': 'The boundary is that of {other}. The same land is declared once: leave one of them out.',
  'rule.outside-limits': 'A corner lies outside {land}. Look whether latitude and longitude are swapped, or leave the parcel out.',
  'rule.file-too-large':
    'Together these parcels make a file of {size}, and {destination} takes at most {max} in one. Send them in at least {n} files, or simplify boundaries that have more corners than were measured.',
  'rule.rounded-file-too-large':
    'Written with {decimals} decimals these parcels make a file of {size}, and {destination} takes at most {max} in one. Send them in at least {n} files, or simplify boundaries that have more corners than were measured.',
  'rule.too-many-plots':
    'These are {count:0} parcels, and {destination} takes at most {max:0} in one file. Send them in at least {n} files.',
  'rule.too-many-producers':
    'These are the parcels of {count:0} producers, and {destination} takes at most {max:0} in one file. Send them in at least {n} files.',
  'size.whole-megabytes': '{megabytes:0} MB',
  'size.megabytes': '{megabytes:1} MB',

  // Why an edit is refused
  'edit.not-a-polygon': 'Only polygons can be edited like this. Choose a shape with an area.',
  'edit.invalid-shape': 'The shape has faults, so the result would be guesswork. Repair it first.',
  'edit.line-too-short': 'A line needs two different points. Draw it from outside the shape through it to the other side.',
  'edit.line-does-not-cross': 'The line does not cut the shape into pieces. Start outside the shape, cross it, and end outside.',
  'edit.nothing-left': 'Nothing of the shape would be left. Use a smaller distance or a smaller hole, or delete the shape.',
  'edit.outside': 'The hole lies outside the shape. Draw it where the shape is.',
  'edit.around-a-pole':
    'The shape runs around a pole, where there is no flat map to edit it on. Repair cuts it at the 180th meridian first.',
  'edit.too-large': 'The shape reaches farther than a distance in metres can be kept exact in one piece. Split it first.',
  'edit.too-few-points': 'Three different points are needed to enclose land.',
  'edit.no-area': 'The points enclose no land: they lie on one line.',
  'edit.too-complex':
    'So many edges lie across each other here that the edit was not made, and nothing was changed. Simplify the shapes first, or take fewer of them.',
  'edit.not-a-number': 'A distance must be a number of metres; a tolerance must be above 0.',

  // Why a text is no position
  'coordinate.not-understood': 'This is not understood. Write degrees (45.07, 7.68), degrees and minutes, UTM with its zone, or MGRS.',
  'coordinate.one-number': 'Half of the coordinate is missing. Write latitude and longitude: 45.07, 7.68.',
  'coordinate.two-latitudes': 'Both numbers say the same direction. One needs N or S, the other E or W.',
  'coordinate.sign-and-letter': 'A minus and a letter contradict each other. Write −45.07 or 45.07 S.',
  'coordinate.latitude-too-large': 'A latitude lies between −90 and 90. If the longitude stands first, write letters: 95.5 E, 7.2 N.',
  'coordinate.longitude-too-large': 'A longitude lies between −180 and 180. For metres, write the UTM zone in front: 33N 500000 4649776.',
  'coordinate.sixty-minutes': 'Minutes and seconds lie below 60. For decimal degrees, write a point: 45.61.',
  'coordinate.fraction-before-minutes': 'Only the last number may have a fraction: 45° 7.5′ or 45.125°.',
  'coordinate.comma-twice':
    'The comma could be a decimal sign or part the numbers. Write points for decimals, or a semicolon between the numbers: 45,07; 7,68.',
  'coordinate.utm-without-zone': 'The UTM zone is missing. Write it in front: 33N 500000 4649776.',
  'coordinate.utm-zone': 'There is no such UTM zone. Zones run from 1 to 60; on Svalbard there is no 32X, 34X or 36X.',
  'coordinate.utm-south-or-band':
    'S can be the southern hemisphere or the band from 32 to 40° N, and both fit. Write “south” or “north”: 19 south 500000 4000000.',
  'coordinate.utm-band': 'Band letter and northing contradict each other. Write N or S for the hemisphere, or check both.',
  'coordinate.utm-easting': 'A UTM easting lies between 100 000 and 900 000 metres. Write easting before northing, and whole metres.',
  'coordinate.utm-northing': 'A UTM northing lies between 0 and 10 000 000 metres. Count its digits.',
  'coordinate.mgrs-digits': 'MGRS takes as many digits for the easting as for the northing, at most five each: 33T WG 00000 49776.',
  'coordinate.mgrs-square': 'There is no such square in this MGRS zone. Check zone and letters: 33T WG 00000 49776.',
  'coordinate.mgrs-polar': 'Near the poles MGRS has no zones, and Hectare does not read its squares there. Write degrees.',

  // Why shapes are not computed: the work would grow with the square of their size
  'work.too-many-crossings':
    'These boundaries cross themselves or each other too often for a figure to be computed. Split the file, or draw the shape again without crossings.',
  'work.too-many-pairs': 'So many shapes lie across each other that their shared land was not computed. Split the file.',

  // Why well-known binary cannot be read
  'wkb.wrong-member': 'a {kind} is no part of such a shape',
  'wkb.too-deep': 'Collections are nested too deep',
  'wkb.count-too-large': 'The count in the geometry is larger than the data',
  'wkb.unknown-type': 'Unknown geometry type {type} in well-known binary',
} as const;
