import type { Translation } from '#sentences/phrases/typed-phrases.ts';
import type { en } from './en.ts';

/** Lo que dice la geometría, por código. */
export const es: Translation<typeof en> = {
  // Qué falla en una geometría, y su remedio
  'problem.ring-not-closed': 'El anillo no termina donde empezó. Reparar lo cierra.',
  'problem.ring-too-short': 'El anillo tiene menos de tres vértices distintos y ningún área. Reparar lo quita.',
  'problem.wrong-orientation':
    'Los vértices de este anillo están en orden inverso (RFC 7946). Esto no afecta al área; Hectare lo corrige en cada archivo nuevo.',
  'problem.self-intersection': 'El límite se cruza a sí mismo aquí. Reparar lo divide en el cruce.',
  'problem.self-touch': 'El límite se toca a sí mismo aquí. Reparar separa las partes.',
  'problem.duplicate-vertex': 'Un vértice está repetido. Esto no afecta al área; Hectare lo corrige en cada archivo nuevo.',
  'problem.spike': 'El límite sale hasta este punto y vuelve por la misma línea. Reparar quita el pico.',
  'problem.out-of-range':
    'La longitud debe estar entre -180 y 180 y la latitud entre -90 y 90. Revise el sistema de coordenadas del archivo.',
  'problem.frame-around-earth':
    'Dos lados dan una vuelta entera a la Tierra, cada uno desde un lugar hasta el mismo, así que no se sabe qué área encierran. Ponga vértices en el camino, por ejemplo cada 90 grados.',
  'problem.swapped-coordinates': 'La latitud parece estar antes que la longitud. Intercambie las coordenadas y mire el mapa.',
  'problem.not-a-number': 'Falta una coordenada o no es un número. Reparar omite ese punto.',
  'problem.parts-overlap': 'Dos partes cubren la misma tierra. Reparar las une para que se cuente una sola vez.',
  'problem.empty-geometry': 'Aquí no hay forma. Omita el elemento o dibújelo.',
  'problem.hole-outside-shell':
    'Un hueco queda fuera de su polígono. Reparar lo convierte en una parte propia o lo quita: compare las hectáreas.',
  'problem.nested-holes': 'Un hueco está dentro de otro hueco. Reparar los une.',
  'problem.hole-crosses-shell': 'Un hueco cruza el límite exterior. Reparar lo corta allí.',
  'problem.nested-shells': 'Una parte está dentro de otra parte. Reparar las une.',
  'problem.duplicate-rings': 'El mismo anillo está dos veces. Reparar conserva uno.',
  'problem.disconnected-interior': 'Los huecos cortan el polígono en piezas que no se tocan. Reparar las convierte en partes.',
  'problem.zero-area': 'El polígono no tiene área. Reparar lo quita.',
  'problem.crosses-antimeridian': 'La forma cruza el meridiano 180. Reparar la corta allí, como pide RFC 7946.',
  'problem.longitude-beyond-180':
    'Las longitudes siguen más allá de 180 grados. El lugar está a una vuelta entera: Reparar las escribe así y corta la forma en el meridiano 180 donde lo cruza.',
  'problem.too-few-points': 'Una línea necesita al menos dos puntos distintos.',
  'problem.too-complex':
    'Tantos lados de esta forma se cruzan o quedan uno junto a otro que no se comprobó hasta el final. Divídala en varias formas o simplifíquela.',
  'problem.unsupported-geometry': 'Una geometría de este tipo no se puede comprobar.',
  'problem.shared-land': 'Dos elementos comparten {hectares:2} ha. El total del proyecto cuenta esta tierra una sola vez.',
  'problem.little-shared-land': 'Dos elementos comparten {hectares:4} ha. El total del proyecto cuenta esta tierra una sola vez.',
  'problem.at': '{problem} (en {longitude:6}, {latitude:6})',

  // Reglas de un destino de parcelas
  'rule.no-shape': 'No hay forma. Dibuje la parcela u omita la fila.',
  'rule.kind-not-taken': '{destination} no acepta {kind}; acepta {kinds}.',
  'rule.invalid-after-rounding':
    'La forma es buena, pero no con sus coordenadas redondeadas a {decimals} decimales: {fault} Quite los vértices casi repetidos y los picos.',
  'rule.invalid-after-cutting':
    'La forma es buena con sus coordenadas redondeadas a {decimals} decimales, pero no cortadas ahí, como hace el destino con un archivo que tiene más: {fault} Guárdela con {decimals} decimales y envíe ese archivo.',
  'rule.coarse-coordinates':
    'Ninguna coordenada usa {decimals} decimales. Si los lugares se midieron con más exactitud, expórtelos de nuevo sin redondear.',
  'rule.has-holes':
    '{destination} lee solo el límite exterior, así que declararía también la tierra de los huecos. Corte la parcela en piezas sin huecos, o rellene los huecos donde la tierra le pertenece.',
  'rule.several-parts':
    'La forma tiene {n} partes bajo un solo nombre. Una forma debe representar una sola parcela de tierra: haga de cada parte una fila propia si son parcelas distintas.',
  'rule.too-many-vertices': 'La forma tiene {n} vértices; se aceptan como mucho {max}. Simplifíquela.',
  'rule.too-small': 'La parcela tiene {hectares:4} ha; se piden al menos {min} ha.',
  'rule.too-large': 'La parcela tiene {hectares:2} ha; se aceptan como mucho {max} ha. Divídala.',
  'rule.point-too-large':
    'Un punto representa como mucho {max} ha, y este dice {hectares} ha. Dibuje su límite; solo donde se cría ganado bovino puede un punto representar más.',
  'rule.point-too-small':
    'Un punto vale por al menos {min} ha, y este dice {hectares} ha. Indique las hectáreas de la parcela, o no las indique.',
  'rule.area-not-read':
    'Las hectáreas del punto están en “{key}”. {destination} solo lee un número en “{property}”, y sin él supone {max} ha.',
  'rule.area-is-text':
    'Las hectáreas del punto están en “{key}” como texto, “{value}”. {destination} solo lee un número, y toma un texto por 0 ha.',
  'rule.property-misnamed': '“{key}” no se lee: {destination} lee los nombres letra por letra. Llame a la columna “{property}”.',
  'rule.values-missing': 'No hay valor para {missing}.',
  'rule.values-missing-with-area': 'No hay valor para {missing}. Un punto sin hectáreas cuenta como {hectares} ha.',
  'rule.country-not-read': '“{property}” debe tener las dos letras mayúsculas de ISO 3166-1, como KE, y no “{value}”.',
  'rule.no-such-country': '“{property}” es “{value}”, y ningún país tiene esas dos letras en ISO 3166-1.',
  'rule.country-elsewhere':
    '“{property}” es {country}, pero este lugar está en {land} ({codes}), a más de {tolerance} km de allí. Corrija el país, o mire si la latitud y la longitud están intercambiadas.',
  'rule.country-nowhere':
    '“{property}” es {country}, pero este lugar está lejos de toda tierra. Mire si la latitud y la longitud están intercambiadas.',
  'rule.disputed-land': 'La parcela está en {land}, que reclama más de un Estado ({codes}). Pregunte a la autoridad qué país indicar.',
  'rule.disputed-land-elsewhere':
    'La parcela está en {land}, que reclama más de un Estado ({codes}), y el país indicado es {country}. Pregunte a la autoridad qué país indicar.',
  'rule.copy-of-another': 'El contorno es el de {other}. El mismo terreno se declara una vez: deje fuera uno de ellos.',
  'rule.outside-limits': 'Un vértice queda fuera de {land}. Mire si la latitud y la longitud están intercambiadas, u omita la parcela.',
  'rule.file-too-large':
    'Juntas, estas parcelas hacen un archivo de {size}, y {destination} acepta como mucho {max} en uno. Envíelas en al menos {n} archivos, o simplifique los límites que tienen más vértices de los medidos.',
  'rule.rounded-file-too-large':
    'Escritas con {decimals} decimales, estas parcelas hacen un archivo de {size}, y {destination} acepta como mucho {max} en uno. Envíelas en al menos {n} archivos, o simplifique los límites que tienen más vértices de los medidos.',
  'rule.too-many-plots':
    'Son {count:0} parcelas, y {destination} acepta como mucho {max:0} en un archivo. Envíelas en al menos {n} archivos.',
  'rule.too-many-producers':
    'Son las parcelas de {count:0} productores, y {destination} acepta como mucho {max:0} en un archivo. Envíelas en al menos {n} archivos.',
  'size.whole-megabytes': '{megabytes:0} MB',
  'size.megabytes': '{megabytes:1} MB',

  // Por qué se rechaza una edición
  'edit.not-a-polygon': 'Solo los polígonos se pueden editar así. Elija una forma con área.',
  'edit.invalid-shape': 'La forma tiene fallos, así que el resultado sería una conjetura. Repárela primero.',
  'edit.line-too-short': 'Una línea necesita dos puntos distintos. Dibújela desde fuera de la forma, a través de ella, hasta el otro lado.',
  'edit.line-does-not-cross': 'La línea no corta la forma en piezas. Empiece fuera de la forma, crúcela y termine fuera.',
  'edit.nothing-left': 'No quedaría nada de la forma. Use una distancia o un hueco menor, o elimine la forma.',
  'edit.outside': 'El hueco queda fuera de la forma. Dibújelo donde está la forma.',
  'edit.around-a-pole': 'La forma rodea un polo, donde no hay mapa plano para editarla. Reparar la corta primero en el meridiano 180.',
  'edit.too-large': 'La forma llega más lejos de lo que una distancia en metros se mantiene exacta de una sola pieza. Divídala primero.',
  'edit.too-few-points': 'Se necesitan tres puntos distintos para encerrar tierra.',
  'edit.no-area': 'Los puntos no encierran tierra: están sobre una línea.',
  'edit.too-complex': 'Aquí se cruzan tantos lados que la edición no se hizo y nada cambió. Simplifique primero las formas o tome menos.',
  'edit.not-a-number': 'Una distancia debe ser un número de metros; una tolerancia debe ser mayor que 0.',

  // Por qué un texto no es una posición
  'coordinate.not-understood': 'Esto no se entiende. Escriba grados (45.07, 7.68), grados y minutos, UTM con su zona, o MGRS.',
  'coordinate.one-number': 'Falta la mitad de la coordenada. Escriba latitud y longitud: 45.07, 7.68.',
  'coordinate.two-latitudes': 'Los dos números indican la misma dirección. Uno necesita N o S, el otro E u O.',
  'coordinate.sign-and-letter': 'El signo menos y la letra se contradicen. Escriba −45.07 o 45.07 S.',
  'coordinate.latitude-too-large': 'Una latitud está entre −90 y 90. Si la longitud va primero, escriba letras: 95.5 E, 7.2 N.',
  'coordinate.longitude-too-large': 'Una longitud está entre −180 y 180. Para metros, escriba antes la zona UTM: 18S 500000 9834000.',
  'coordinate.sixty-minutes': 'Los minutos y los segundos son menores que 60. Para grados decimales, escriba un punto: 45.61.',
  'coordinate.fraction-before-minutes': 'Solo el último número puede tener decimales: 45° 7.5′ o 45.125°.',
  'coordinate.comma-twice':
    'La coma puede ser decimal o separar los números. Escriba puntos para los decimales, o un punto y coma entre los números: 45,07; 7,68.',
  'coordinate.utm-without-zone': 'Falta la zona UTM. Escríbala antes: 18S 500000 9834000.',
  'coordinate.utm-zone': 'Esa zona UTM no existe. Las zonas van de 1 a 60; en Svalbard no hay 32X, 34X ni 36X.',
  'coordinate.utm-south-or-band':
    'S puede ser el hemisferio sur o la banda de 32 a 40° N, y ambos son posibles. Escriba «sur» o «norte»: 19 sur 500000 4000000.',
  'coordinate.utm-band': 'La letra de la banda y la coordenada norte se contradicen. Escriba N o S para el hemisferio, o revise ambas.',
  'coordinate.utm-easting':
    'La coordenada este de UTM está entre 100 000 y 900 000 metros. Escriba este antes que norte, en metros enteros.',
  'coordinate.utm-northing': 'La coordenada norte de UTM está entre 0 y 10 000 000 de metros. Cuente sus cifras.',
  'coordinate.mgrs-digits': 'MGRS lleva tantas cifras para el este como para el norte, como máximo cinco de cada una: 33T WG 00000 49776.',
  'coordinate.mgrs-square': 'Ese cuadrado no existe en esta zona MGRS. Revise la zona y las letras: 33T WG 00000 49776.',
  'coordinate.mgrs-polar': 'Cerca de los polos MGRS no tiene zonas, y Hectare no lee allí sus cuadrados. Escriba grados.',

  // Por qué no se calculan unas formas: el trabajo crecería con el cuadrado de su tamaño
  'work.too-many-crossings':
    'Estos límites se cruzan demasiadas veces para calcular una cifra. Divida el archivo o dibuje de nuevo la forma sin cruces.',
  'work.too-many-pairs': 'Hay tantas formas que se cruzan que no se calculó la tierra que comparten. Divida el archivo.',

  // Por qué no se puede leer un WKB
  'wkb.wrong-member': '{kind} no forma parte de una figura así',
  'wkb.too-deep': 'Las colecciones están anidadas demasiado hondo',
  'wkb.count-too-large': 'La cuenta de la geometría es mayor que los datos',
  'wkb.unknown-type': 'Tipo de geometría {type} desconocido en WKB',
};
