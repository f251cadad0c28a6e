import { problemMessages, type ProblemCode } from '#geo/index.ts';
import type { Sentences } from '../known-sentences.ts';

/** Fallos de la geometría, por su código. */
export const problems: Record<ProblemCode, string> = {
  'ring-not-closed': 'El anillo no termina donde empezó. Reparar lo cierra.',
  'ring-too-short': 'El anillo tiene menos de tres vértices distintos y ningún área. Reparar lo quita.',
  'wrong-orientation': 'El anillo va en sentido contrario al que pide RFC 7946. Las áreas son correctas de todos modos; Reparar lo gira.',
  'self-intersection': 'El límite se cruza a sí mismo aquí. Reparar lo divide en el cruce.',
  'self-touch': 'El límite se toca a sí mismo aquí. Reparar separa las partes.',
  'duplicate-vertex': 'El mismo punto está dos veces seguidas. Reparar quita uno.',
  spike: 'El límite sale hasta este punto y vuelve por la misma línea. Reparar quita el pico.',
  'out-of-range': 'La longitud debe estar entre -180 y 180 y la latitud entre -90 y 90. Revise el sistema de coordenadas del archivo.',
  'swapped-coordinates': 'La latitud parece estar antes que la longitud. Intercambie las coordenadas y mire el mapa.',
  'not-a-number': 'Falta una coordenada o no es un número. Reparar omite ese punto.',
  'parts-overlap': 'Dos partes cubren la misma tierra. Reparar las une para que se cuente una sola vez.',
  'empty-geometry': 'Aquí no hay forma. Omita el elemento o dibújelo.',
  'hole-outside-shell': 'Un hueco queda fuera de su polígono. Reparar lo convierte en una parte propia o lo quita: compare las hectáreas.',
  'nested-holes': 'Un hueco está dentro de otro hueco. Reparar los une.',
  'hole-crosses-shell': 'Un hueco cruza el límite exterior. Reparar lo corta allí.',
  'nested-shells': 'Una parte está dentro de otra parte. Reparar las une.',
  'duplicate-rings': 'El mismo anillo está dos veces. Reparar conserva uno.',
  'disconnected-interior': 'Los huecos cortan el polígono en piezas que no se tocan. Reparar las convierte en partes.',
  'zero-area': 'El polígono no tiene área. Reparar lo quita.',
  'crosses-antimeridian': 'La forma cruza el meridiano 180. Reparar la corta allí, como pide RFC 7946.',
  'longitude-beyond-180':
    'Las longitudes siguen más allá de 180 grados. El lugar está a una vuelta entera: Reparar las escribe así y corta la forma en el meridiano 180 donde lo cruza.',
  'too-few-points': 'Una línea necesita al menos dos puntos distintos.',
  'unsupported-geometry': 'Una geometría de este tipo no se puede comprobar.',
};

/** Lo que la geometría dice con cifras y nombres. */
export const geometry: Sentences = {
  ...Object.fromEntries(Object.entries(problems).map(([code, said]) => [problemMessages[code as ProblemCode], said])),
  "Two features share {hectares} ha. The project's total counts this land once.":
    'Dos elementos comparten {hectares} ha. El total del proyecto cuenta esta tierra una sola vez.',
  '{destination} does not take a {kind}; it takes {kinds}.': '{destination} no acepta {kind}; acepta {kinds}.',
  'There is no shape. Draw the parcel, or leave the row out.': 'No hay forma. Dibuje la parcela u omita la fila.',
  'The shape is good, but not with its coordinates rounded to {n} decimals: {Fault} Remove near-duplicate corners and spikes.':
    'La forma es buena, pero no con sus coordenadas redondeadas a {n} decimales: {Fault} Quite los vértices casi repetidos y los picos.',
  'No coordinate uses {n} decimals. If the places were measured more exactly, export them again without rounding.':
    'Ninguna coordenada usa {n} decimales. Si los lugares se midieron con más exactitud, expórtelos de nuevo sin redondear.',
  '{destination} takes no holes. Split the parcel, or fill the holes where the land belongs to it.':
    '{destination} no acepta huecos. Divida la parcela, o rellene los huecos donde la tierra le pertenece.',
  'The shape has {n} corners; at most {most} are taken. Simplify it.':
    'La forma tiene {n} vértices; se aceptan como mucho {most}. Simplifíquela.',
  'The parcel has {hectares} ha; at least {least} ha are asked.': 'La parcela tiene {hectares} ha; se piden al menos {least} ha.',
  'The parcel has {hectares} ha; at most {most} ha are taken. Split it.':
    'La parcela tiene {hectares} ha; se aceptan como mucho {most} ha. Divídala.',
  'A point stands for at most {most} ha, and this one says {hectares} ha. Draw its boundary; only where cattle are kept may a point stand for more.':
    'Un punto representa como mucho {most} ha, y este dice {hectares} ha. Dibuje su límite; solo donde se cría ganado bovino puede un punto representar más.',
  'The hectares of the point stand in “{key}”. {destination} reads a number in “{property}” alone, and takes {most} ha without it.':
    'Las hectáreas del punto están en “{key}”. {destination} solo lee un número en “{property}”, y sin él supone {most} ha.',
  'The hectares of the point stand in “{key}” as a text. {destination} reads a number in “{property}” alone, and takes {most} ha without it.':
    'Las hectáreas del punto están en “{key}” como texto. {destination} solo lee un número en “{property}”, y sin él supone {most} ha.',
  '“{property}” should be the two capital letters of ISO 3166-1, like KE, not “{value}”.':
    '“{property}” debe tener las dos letras mayúsculas de ISO 3166-1, como KE, y no “{value}”.',
  'A corner lies outside {land}. Look whether latitude and longitude are swapped, or leave the parcel out.':
    'Un vértice queda fuera de {land}. Mire si la latitud y la longitud están intercambiadas, u omita la parcela.',
  'Together these parcels make a file of {size}, and {destination} takes at most {most} in one. Send them in at least {n} files, or simplify boundaries that have more corners than were measured.':
    'Juntas, estas parcelas hacen un archivo de {size}, y {destination} acepta como mucho {most} en uno. Envíelas en al menos {n} archivos, o simplifique los límites que tienen más vértices de los medidos.',
  'Written with {decimals} decimals these parcels make a file of {size}, and {destination} takes at most {most} in one. Send them in at least {n} files, or simplify boundaries that have more corners than were measured.':
    'Escritas con {decimals} decimales, estas parcelas hacen un archivo de {size}, y {destination} acepta como mucho {most} en uno. Envíelas en al menos {n} archivos, o simplifique los límites que tienen más vértices de los medidos.',
};
