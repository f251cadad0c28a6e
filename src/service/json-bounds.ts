import { detailEntry, ValidationFault, type Detail } from '#api/index.ts';
import { sentence } from './phrases/sentence.ts';

/** GeoJSON needs some ten levels; whatever nests deeper in properties than this is nobody's attribute. */
const maxDepth = 100;
/** The two million vertices that the contract takes are as many lists; 600,000 points as features of their own, 49 MB, have 2.5 million lists and objects. */
const maxContainers = 6_000_000;

const quote = 0x22;
const backslash = 0x5c;
const isOpening = (code: number) => code === 0x5b || code === 0x7b;
const isClosing = (code: number) => code === 0x5d || code === 0x7d;

/** Where the text after the quotation mark at `start` ends: the place of the closing one, or of the end of all. */
function endOfText(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json.charCodeAt(at) !== quote) at += json.charCodeAt(at) === backslash ? 2 : 1;
  return at;
}

/**
 * Refuses JSON whose lists and objects would take gigabytes once parsed, by one walk over its characters: 49 MB of opening brackets take 3 GB of memory, and no limit
 * of a thread helps, because the parser asks for it outside of what the limit can stop. Throws ValidationFault with `place` and the character where it goes too far.
 */
export function refuseBoundlessJson(json: string, place: Detail['loc']): void {
  let depth = 0;
  let containers = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === quote) at = endOfText(json, at);
    else if (isClosing(code)) depth -= 1;
    else if (isOpening(code)) {
      depth += 1;
      containers += 1;
      if (depth > maxDepth)
        throw new ValidationFault([detailEntry([...place, at], sentence('service.body-too-deep', { levels: maxDepth }), 'json_invalid')]);
      if (containers > maxContainers)
        throw new ValidationFault([
          detailEntry([...place, at], sentence('service.body-too-many-parts', { most: maxContainers }), 'too_long'),
        ]);
    }
  }
}
