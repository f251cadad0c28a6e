import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type ts from 'typescript';
import compiler from 'typescript';

// Taken out once: a test runner looks up what is imported at every use, which took longer than the parser.
const {
  createSourceFile,
  forEachChild,
  isBinaryExpression,
  isBlock,
  isCallExpression,
  isConditionalExpression,
  isExportDeclaration,
  isExpression,
  isFunctionLike,
  isIdentifier,
  isImportDeclaration,
  isNewExpression,
  isParameter,
  isParenthesizedExpression,
  isStringLiteralLike,
  isTemplateExpression,
  isTypeNode,
  isVariableDeclaration,
  NodeFlags,
  ScriptTarget,
  SyntaxKind,
} = compiler;

/** A text of a source file as its parts: what stands there, and null where a value comes in. */
type Parts = (string | null)[];
export interface FoundSentence {
  parts: Parts;
  file: string;
  line: number;
  /** the function it is given to, or '' */ callee: string;
}

const joined = (lists: Parts[][]): Parts[] =>
  lists.reduce<Parts[]>((before, next) => before.flatMap((start) => next.map((end) => [...start, ...end])), [[]]);

/**
 * Every text that the code of a file can put together, whole: templates with their values left open, sums of texts, and each branch of a choice between texts.
 * Constants of the same file that have one place of birth are read through.
 */
export function sentencesIn(file: string, root: string, source = readFileSync(join(root, file), 'utf8')): FoundSentence[] {
  const tree = createSourceFile(file, source, ScriptTarget.Latest, true);
  const constants = new Map<string, ts.Expression>();
  const found: FoundSentence[] = [];
  const names = new Map<string, number>();
  const declare = (node: ts.Node): void => {
    if ((isVariableDeclaration(node) || isParameter(node)) && isIdentifier(node.name)) {
      names.set(node.name.text, (names.get(node.name.text) ?? 0) + 1);
      if (node.initializer && isText(node.initializer) && isVariableDeclaration(node) && node.parent.flags & NodeFlags.Const)
        constants.set(node.name.text, node.initializer);
    }
    forEachChild(node, declare);
  };
  declare(tree);
  for (const [name, times] of names) if (times > 1) constants.delete(name);

  /** a text that stands in where there is none */
  function isFallback(node: ts.Expression): node is ts.BinaryExpression {
    return (
      isBinaryExpression(node) &&
      [SyntaxKind.QuestionQuestionToken, SyntaxKind.BarBarToken].includes(node.operatorToken.kind) &&
      isText(node.right)
    );
  }
  function isText(node: ts.Expression): boolean {
    return (
      isStringLiteralLike(node) ||
      isTemplateExpression(node) ||
      (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.PlusToken && (isText(node.left) || isText(node.right))) ||
      isFallback(node) ||
      (isParenthesizedExpression(node) && isText(node.expression)) ||
      (isConditionalExpression(node) && isText(node.whenTrue) && isText(node.whenFalse))
    );
  }
  function textsOf(node: ts.Expression): Parts[] {
    if (isStringLiteralLike(node)) return [[node.text]];
    if (isParenthesizedExpression(node)) return textsOf(node.expression);
    if (isTemplateExpression(node))
      return joined([
        [[node.head.text]],
        ...node.templateSpans.map(({ expression, literal }) => joined([textsOf(expression), [[literal.text]]])),
      ]);
    if (isFallback(node)) return [...(isText(node.left) ? textsOf(node.left) : [[null]]), ...textsOf(node.right)];
    if (isConditionalExpression(node) && isText(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
    if (isBinaryExpression(node) && isText(node)) return joined([textsOf(node.left), textsOf(node.right)]);
    if (isIdentifier(node) && constants.has(node.text)) return textsOf(constants.get(node.text)!);
    return [[null]];
  }
  function calleeOf(node: ts.Node): string {
    for (let at = node.parent; at && !isBlock(at) && !isFunctionLike(at); at = at.parent)
      if (isCallExpression(at) || isNewExpression(at)) return at.expression.getText(tree);
    return '';
  }
  function visit(node: ts.Node): void {
    if (isImportDeclaration(node) || isExportDeclaration(node) || isTypeNode(node)) return;
    if (isExpression(node) && isText(node)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
      for (const parts of textsOf(node)) found.push({ parts, file, line: line + 1, callee: calleeOf(node) });
      return;
    }
    forEachChild(node, visit);
  }
  visit(tree);
  return found;
}
