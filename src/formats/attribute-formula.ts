import { inEnglish, say, type FilePhrase } from './phrases/index.ts';

export type AttributeValue = string | number | boolean | null;
/** Reads a field of one shape; undefined when there is no such field. */
type FieldOf = (name: string) => unknown;

/** What is wrong with a formula. */
export class FormulaFault extends Error {
  readonly phrase: FilePhrase;
  constructor(phrase: FilePhrase) {
    super(inEnglish(phrase));
    this.phrase = phrase;
  }
}

type Token =
  | { kind: 'number'; value: number }
  | { kind: 'text'; value: string }
  | { kind: 'name'; value: string }
  | { kind: 'sign'; value: string };
const maxFormula = 500;

function tokensOf(formula: string): Token[] {
  const tokens: Token[] = [];
  const pattern = /\s*(?:(\d+(?:\.\d+)?)|"((?:[^"]|"")*)"|\[([^\]]+)\]|([\p{L}_][\p{L}\p{N}_.:-]*(?<![-.:]))|([-+*/&()]))/uy;
  let at = 0;
  while (at < formula.trimEnd().length) {
    pattern.lastIndex = at;
    const match = pattern.exec(formula);
    if (!match) throw new FormulaFault(say('file.formula.not-understood', { text: formula.slice(at).trim().slice(0, 20) }));
    at = pattern.lastIndex;
    if (match[1] !== undefined) tokens.push({ kind: 'number', value: Number(match[1]) });
    else if (match[2] !== undefined) tokens.push({ kind: 'text', value: match[2].replaceAll('""', '"') });
    else if (match[3] ?? match[4]) tokens.push({ kind: 'name', value: (match[3] ?? match[4])! });
    else tokens.push({ kind: 'sign', value: match[5]! });
  }
  return tokens;
}

type Step = (field: FieldOf) => AttributeValue;
const numberOf = (value: AttributeValue, sign: string): number | null => {
  if (value === null || value === '') return null;
  const number = typeof value === 'number' ? value : Number(value);
  if (!Number.isFinite(number)) throw new FormulaFault(say('file.formula.not-a-number', { text: String(value).slice(0, 30), sign }));
  return number;
};
function calculated(sign: string, a: number, b: number): number | null {
  const result = { '+': a + b, '-': a - b, '*': a * b, '/': a / b }[sign]!;
  return Number.isFinite(result) ? result : null;
}

/**
 * A value, or a formula behind a `=`: fields by name (in square brackets where the name holds blanks or signs), numbers, "text", + - * / with their usual order, & to
 * join, brackets. What is unknown stays unknown: a sum with an empty field is null. Never runs anything else. Throws FormulaFault.
 */
export function readFormula(input: string): Step {
  if (!input.startsWith('=')) {
    const number = Number(input.replace(',', '.'));
    const value = input.trim() === '' ? null : Number.isFinite(number) && !/^[+-]?0\d/.test(input.trim()) ? number : input;
    return () => value;
  }
  if (input.length > maxFormula) throw new FormulaFault(say('file.formula.too-long'));
  const tokens = tokensOf(input.slice(1));
  let at = 0;
  const isSign = (...signs: string[]) => {
    const token = tokens[at];
    return token?.kind === 'sign' && signs.includes(token.value) ? token.value : null;
  };
  const level =
    (signs: string[], next: () => Step, join: (sign: string, a: AttributeValue, b: AttributeValue) => AttributeValue) => (): Step => {
      let left = next();
      for (let sign = isSign(...signs); sign; sign = isSign(...signs)) {
        at += 1;
        const [before, right, used] = [left, next(), sign];
        left = (field) => join(used, before(field), right(field));
      }
      return left;
    };
  const arithmetic = (sign: string, a: AttributeValue, b: AttributeValue) => {
    const [x, y] = [numberOf(a, sign), numberOf(b, sign)];
    return x === null || y === null ? null : calculated(sign, x, y);
  };
  const factor = (): Step => {
    const token = tokens[at];
    if (!token) throw new FormulaFault(say('file.formula.breaks-off'));
    at += 1;
    if (token.kind === 'number' || token.kind === 'text') return () => token.value;
    if (token.kind === 'name')
      return (field) => {
        const value = field(token.value);
        if (value === undefined) throw new FormulaFault(say('file.formula.no-field', { name: token.value }));
        return value === null ? null : typeof value === 'object' ? JSON.stringify(value) : (value as AttributeValue);
      };
    if (token.value === '-') {
      const inner = factor();
      return (field) => {
        const number = numberOf(inner(field), '-');
        return number === null ? null : -number;
      };
    }
    if (token.value !== '(') throw new FormulaFault(say('file.formula.no-operand', { text: token.value }));
    const inner = whole();
    if (!isSign(')')) throw new FormulaFault(say('file.formula.no-bracket'));
    at += 1;
    return inner;
  };
  const product = level(['*', '/'], factor, arithmetic);
  const sum = level(['+', '-'], product, arithmetic);
  const whole: () => Step = level(['&'], sum, (_sign, a, b) => `${a ?? ''}${b ?? ''}`);
  const step = whole();
  if (at < tokens.length) throw new FormulaFault(say('file.formula.no-sign', { text: String(tokens[at]!.value) }));
  return step;
}
