/** A small answer of a web feature service with every kind of shape that the reader knows. */
const ring = (text: string) => `<gml:LinearRing><gml:posList>${text}</gml:posList></gml:LinearRing>`;
const polygon = '<gml:Polygon srsName="urn:ogc:def:crs:EPSG::4326"><gml:exterior>' + ring('50 10 50 11 51 11 50 10') + '</gml:exterior><gml:interior>' + ring('50.2 10.5 50.3 10.6 50.2 10.6 50.2 10.5') + '</gml:interior></gml:Polygon>';
const member = (id: string, shape: string, more = '') => `<wfs:member><app:Plot gml:id="${id}"><gml:name>Fläche ${id}</gml:name><app:code>007</app:code><app:area uom="m2">12.5</app:area>${more}<app:geometry>${shape}</app:geometry></app:Plot></wfs:member>`;
export const ownGml = `<?xml version="1.0" encoding="UTF-8"?>
<wfs:FeatureCollection xmlns:wfs="http://www.opengis.net/wfs/2.0" xmlns:gml="http://www.opengis.net/gml/3.2" xmlns:app="urn:app" xmlns:xlink="http://www.w3.org/1999/xlink" numberMatched="9" numberReturned="6">
<wfs:boundedBy><gml:Envelope srsName="urn:ogc:def:crs:EPSG::4326"><gml:lowerCorner>50 10</gml:lowerCorner><gml:upperCorner>51 11</gml:upperCorner></gml:Envelope></wfs:boundedBy>
${member('a', polygon, '<app:owner><app:Person><app:last>Ñandú</app:last></app:Person></app:owner><app:tag>x</app:tag><app:tag>y</app:tag>')}
${member('b', '<gml:MultiSurface srsName="EPSG:32632"><gml:surfaceMember><gml:Surface><gml:patches><gml:PolygonPatch><gml:exterior><gml:Ring><gml:curveMember><gml:Curve><gml:segments><gml:Arc><gml:posList>500000 5500000 500100 5500100 500200 5500000</gml:posList></gml:Arc><gml:LineStringSegment><gml:posList>500200 5500000 500000 5500000</gml:posList></gml:LineStringSegment></gml:segments></gml:Curve></gml:curveMember></gml:Ring></gml:exterior></gml:PolygonPatch></gml:patches></gml:Surface></gml:surfaceMember></gml:MultiSurface>')}
${member('c', '<gml:MultiGeometry srsDimension="3"><gml:geometryMember><gml:Point><gml:pos>50 10 5</gml:pos></gml:Point></gml:geometryMember><gml:geometryMember><gml:LineString><gml:coordinates decimal="." cs="," ts=" ">50,10 51,11</gml:coordinates></gml:LineString></gml:geometryMember></gml:MultiGeometry>')}
${member('d', '<gml:Curve><gml:segments><gml:Circle><gml:posList>50 10 51 11 50 12</gml:posList></gml:Circle></gml:segments></gml:Curve>')}
${member('e', '<gml:Solid/>')}
${member('f', '<gml:surfaceProperty xlink:href="#a"/>')}
</wfs:FeatureCollection>`;
