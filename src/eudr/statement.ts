import { judgeAll, judgeFile, type BatchVerdict, type Feature, type RuleFinding, type Verdict } from '#geo/index.ts';
import { prepare, profileOf, type Countries, type Preparation, type PreparationChoices } from './prepare.ts';
import { splitIntoFiles, type StatementFile } from './split.ts';

/** A statement's files, judged by the rules that hold for any file. */
export interface Statement extends Preparation {
  profile: string;
  accepted: number;
  refused: number;
  verdicts: Verdict[];
  /** of the accepted features alone */
  files: StatementFile[];
  /** what is wrong with a file as a whole, by file */
  fileFindings: (RuleFinding | null)[];
}

/** Prepares features, judges the result, and puts what is accepted into files. Pieces of a plot go together: where one is refused, none is sent. */
export async function makeStatement(
  features: readonly Feature[],
  choices: PreparationChoices & { isSplit: boolean },
  countries: Countries,
  { signal, onProgress }: { signal?: { throwIfAborted(): void }; onProgress?: (share: number) => void } = {},
): Promise<Statement> {
  const profile = profileOf(choices);
  let paused = Date.now();
  const prepared = await prepare(features, choices, countries, {
    onFeature: async (done) => {
      if (Date.now() - paused < 50) return;
      onProgress?.((done / features.length) * 0.5);
      await new Promise<void>((resume) => {
        setTimeout(resume, 0);
      });
      signal?.throwIfAborted();
      paused = Date.now();
    },
  });
  const judged: BatchVerdict = await judgeAll(prepared.features, profile, {
    borders: countries,
    ...(signal ? { signal } : {}),
    onProgress: (share) => onProgress?.(0.5 + share / 2),
  });
  const refusedPlots = new Set(judged.verdicts.filter(({ accepted }) => !accepted).map(({ index }) => prepared.sources[index]));
  const sent = prepared.features.flatMap((_feature, index) => (refusedPlots.has(prepared.sources[index]) ? [] : [index]));
  const files = splitIntoFiles(
    sent.map((index) => prepared.features[index]!),
    sent.map((index) => prepared.sources[index]!),
    profile,
    choices,
  ).map((file) => ({ ...file, features: file.features.map((at) => sent[at]!) }));
  const plots = new Set(prepared.sources).size;
  return {
    ...prepared,
    profile: profile.id,
    accepted: plots - refusedPlots.size,
    refused: refusedPlots.size,
    verdicts: judged.verdicts,
    files,
    fileFindings: files.map((file) => judgeFile(file, profile)),
  };
}
