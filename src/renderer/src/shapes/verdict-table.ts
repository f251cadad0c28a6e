import type { BatchVerdict } from '#geo/index.ts';
import type { Column } from '#window/kit/table.ts';

const keys = ['number', 'name', 'accepted', 'area_hectares', 'code', 'severity', 'message', 'longitude', 'latitude'] as const;
/** The table as it is saved: names of columns that programs read. */
export const verdictColumns: Column[] = keys.map((key) => ({ key, label: key }));
type Row = Record<(typeof keys)[number], string | number | null>;

const ofAll = (code: string, accepted: string, area: number | null, severity: string, message: string): Row => ({
  number: '',
  name: '',
  accepted,
  area_hectares: area,
  code,
  severity,
  message,
  longitude: null,
  latitude: null,
});

/** Hectares of all shapes that were judged; those that are not measured add nothing. */
export const judgedHectares = ({ verdicts }: BatchVerdict): number =>
  verdicts.reduce((sum, { areaHectares }) => sum + (areaHectares ?? 0), 0);

/** A row for all of them, one for what stands against the file as a whole, then a row for each finding, or for a shape without any. `part`: which shapes were judged. */
export function verdictRows(verdict: BatchVerdict, part: string): Row[] {
  const { accepted, refused, file } = verdict;
  return [
    ofAll(
      'total',
      refused === 0 && !file ? 'yes' : 'no',
      judgedHectares(verdict),
      'info',
      `${part}: ${accepted} accepted, ${refused} refused`,
    ),
    ...(file ? [ofAll(file.code, 'no', null, file.severity, file.message)] : []),
    ...verdict.verdicts.flatMap(({ index, name, accepted: isAccepted, areaHectares, findings }) =>
      (findings.length > 0 ? findings : [null]).map((finding): Row => ({
        number: index + 1,
        name: name ?? '',
        accepted: isAccepted ? 'yes' : 'no',
        area_hectares: areaHectares,
        code: finding?.code ?? '',
        severity: finding?.severity ?? '',
        message: finding?.message ?? '',
        longitude: finding?.location?.[0] ?? null,
        latitude: finding?.location?.[1] ?? null,
      })),
    ),
  ];
}
