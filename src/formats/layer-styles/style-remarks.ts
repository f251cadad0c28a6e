import { say, type FilePhrase } from '../phrases/index.ts';
import type { StyleRemark } from './foreign-rules.ts';

/** What another program's style has that Hectare does not, in words. */
export function remarkPhrase(remark: StyleRemark): FilePhrase {
  if (remark.kind === 'renderer') return say('file.style.renderer', { name: remark.name });
  if (remark.kind === 'expression') return say('file.style.expression', { name: remark.name });
  if (remark.kind === 'symbol') return say('file.style.symbol', { name: remark.name });
  return say(`file.style.${remark.kind}`);
}
