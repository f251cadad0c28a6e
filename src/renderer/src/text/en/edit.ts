/** Drawing and changing shapes. */
export const edit = {
  tools: 'Drawing tools', drawing: 'Drawing', shapeName: 'Shape {n}', snap: 'Snap to other shapes', trace: 'Follow the edges of other shapes while drawing',
  tool: { select: 'Select', polygon: 'Draw an area', line: 'Draw a line', point: 'Mark a point', modify: 'Move corners', move: 'Move the shape', split: 'Split with a line', hole: 'Cut a hole', measure: 'Measure' },
  hint: {
    polygon: 'Click the corners; double click or Enter ends, Backspace takes the last one back. Or type a coordinate.', line: 'Click along the line; double click or Enter ends. Or type a coordinate.', point: 'Click the place, or type its coordinate.',
    modify: 'Drag a corner; drag an edge for a new corner; Alt and click takes one out. Esc ends.', move: 'Drag the shape. Esc ends.', split: 'Draw a line right across the shape; double click or Enter cuts.', hole: 'Click around the land that does not belong to it; double click or Enter cuts.', measure: 'Click along the way; double click or Enter ends.',
  },
  coordinate: 'Coordinate', coordinateHint: '45.07, 7.68 · 45° 4′ 12″ N 7° 41′ E · 32N 395000 4992000 · 32TLR 95000 92000', add: 'Add', finish: 'Finish', done: 'Done',
  mergeHint: 'Merge the chosen shapes | Merge the chosen shapes | Merge the {n} chosen shapes', close: 'Track to area', buffer: 'Buffer…', simplify: 'Simplify…', snapNow: 'Snap to neighbours', removeCount: 'Remove | Remove the shape | Remove {n} shapes', nothing: 'Nothing to snap within {n} m.', snapped: '{n} shape fitted to its neighbours. | {n} shapes fitted to their neighbours.',
  bufferMetres: 'Distance, metres (negative: inwards)', simplifyMetres: 'Tolerance, metres', before: 'before', after: 'after', corners: 'corners', take: 'Take it', leave: 'Leave it',
  step: {
    open: 'opening {name}', close: 'closing {name}', draw: 'drawing {name}', remove: 'removing {n} shape | removing {n} shapes', attribute: '“{key}” of {n} shape | “{key}” of {n} shapes', column: 'removing the column {key}', split: 'splitting {name}', hole: 'the hole in {name}', modify: 'changing {name}', merge: 'merging {n} shape | merging {n} shapes',
    track: 'closing {name}', snap: 'snapping {n} shape | snapping {n} shapes', buffer: 'the buffer of {name}', simplify: 'simplifying {name} | simplifying {n} shapes', defects: 'small defects of {n} shape | small defects of {n} shapes', neighbours: 'fitting {n} neighbour | fitting {n} neighbours', layers: 'how the layers are shown', deleteProject: 'deleting {name}', deleteProjects: 'deleting {n} project | deleting {n} projects',
  },
  attributes: 'Attributes', attribute: 'Attribute', value: 'Value or formula', apply: 'Set for {n} shape | Set for {n} shapes', newColumn: 'New column…', columnName: 'Name of the column', removeColumn: 'Remove the column {key}', formulaHint: 'Text, a number, or a formula: =area_hectares * 2, =name & " north", =[Plot no] + 100. area_hectares, perimeter_metres and number are always there.',
};
/** Checks that go beyond validity. */
export const quality = {
  title: 'Small defects', intro: 'Takes away what surveys and copying leave behind. A shape without such a defect is not touched.', nearDuplicate: 'Corners closer together than, m', spike: 'Spikes sharper than, °', sliver: 'Slivers narrower than, m', tinyHole: 'Holes smaller than, m²', run: 'Take away', changed: '{n} shape changed, {ha} ha in sum | {n} shapes changed, {ha} ha in sum', unchanged: 'No shape has such a defect.',
  neighbours: 'Neighbouring parcels', neighboursIntro: 'Closes gaps and overlaps between parcels up to a width; wider ones are left and named.', tolerance: 'Up to, metres', fit: 'Fit the borders', fitted: '{n} parcel fitted | {n} parcels fitted', left: '{name} still overlaps {other}: {ha} ha',
  more: 'The first 500 are listed; the table that you can save holds {n} more.', verdict: 'Check for a destination', verdictIntro: 'Would the receiver take these parcels? Every parcel gets its own answer.', profile: 'Destination', profiles: { 'monitoring-api': 'Monitoring API', eudr: 'EUDR due-diligence GeoJSON', own: 'Own limits' }, minimum: 'At least, ha', maximum: 'At most, ha', vertices: 'Vertices, at most', country: 'Inside the country', anywhere: 'anywhere', accepted: '{n} accepted', refused: '{n} refused', judge: 'Check', report: 'Save as CSV', exportEudr: 'Save as GeoJSON with 6 decimals', all: 'Every parcel is accepted.', finding: 'Finding', rule: {
    'no-shape': 'no shape', 'kind-not-taken': 'kind of shape not taken', 'invalid-shape': 'invalid shape', 'invalid-after-rounding': 'invalid after rounding', 'has-holes': 'has holes', 'too-small': 'too small', 'too-large': 'too large', 'too-many-vertices': 'too many vertices', 'point-too-large': 'a point for too much land', 'area-not-read': 'hectares not read', 'country-not-read': 'country not read', 'coarse-coordinates': 'coarse coordinates', 'outside-limits': 'outside the limits', 'file-too-large': 'file too large',
  },
};
