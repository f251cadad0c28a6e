import type OlMap from 'ol/Map.js';

/** A tile that never comes must not keep a picture waiting for ever. */
const renderTimeoutMilliseconds = 4000;

/** Resolves when the map has drawn everything that it was asked for, or after a while without it. */
export function rendered(map: OlMap): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      done();
    };
    const timer = setTimeout(end, renderTimeoutMilliseconds);
    map.once('rendercomplete', end);
    map.render();
  });
}
