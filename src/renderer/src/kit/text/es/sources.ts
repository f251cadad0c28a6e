import type { Texts } from '../en.ts';

export const sources: Texts['sources'] = {
  title: 'Fuentes de datos',
  intro:
    'Los datos abiertos con los que calcula el servicio integrado. Una comprobación pregunta una vez a cada fuente; no se envía nada sobre su terreno.',
  check: 'Comprobar ahora',
  checking: 'Preguntadas {done} de {all} fuentes',
  stop: 'Detener',
  stopped: 'La comprobación se detuvo.',
  result: '{answered} respondieron como se espera · {failed} fallaron · {left} sin preguntar',
  unchecked: 'Sin comprobar desde que se abrió Hectare.',
  offline:
    'No se preguntó a ninguna fuente: Hectare trabaja sin red. Desactive Seguir sin red en Proyecto, Recopilación en segundo plano, y compruebe de nuevo.',
  unreachable:
    'No se puede llegar a ninguna fuente. Mire la red de este equipo: una página de inicio de sesión, una VPN, un proxy o un cortafuegos. Después compruebe de nuevo.',
  loading: 'Cargando las fuentes …',
  list: 'Fuentes de datos',
  for: 'Necesaria para {products}',
  last: 'Última respuesta {time}',
  never: 'Aún sin respuesta en este equipo',
  without: 'Sin ella: {loss}',
  newer: 'Su editor ya ofrece {newest}. Este Hectare lee {version}, para que las cifras sigan siendo comparables, hasta que se actualice.',
  state: { asking: 'preguntando', answered: 'responde', failed: 'falló', 'not-asked': 'sin preguntar' },
};
