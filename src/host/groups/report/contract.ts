import * as z from 'zod';
import { columnTypes } from '#attributes/cell-values.ts';
import { conditionTests } from '#attributes/conditions.ts';
import { canopyThresholds, defaultCanopy } from '#api/canopy-threshold.ts';
import { dateForms, numberFormNames } from '#domain/written-forms.ts';
import {
  papers,
  parcelColumnKinds,
  portfolioSectionIds,
  projectFilterFields,
  reportFormats,
  reportLanguages,
  sectionIds,
} from '#report/choices.ts';
import { bytes, id, nothing, savedTo } from '../fields.ts';

const reportSection = z.enum([...sectionIds, ...portfolioSectionIds]);
/** which part of all projects a portfolio report is of */
const projectFilter = z.object({
  shown: z.int().nonnegative(),
  all: z.int().nonnegative(),
  conditions: z
    .array(z.object({ field: z.enum(projectFilterFields), value: z.string().max(2000), product: z.string().max(200).optional() }))
    .max(20),
});
/** which part of its parcels the report of a project is of */
const parcelFilter = z.object({
  places: z.array(z.int().nonnegative()).min(1).max(1_000_000),
  all: z.int().positive(),
  join: z.enum(['all', 'any']),
  conditions: z
    .array(
      z.object({
        column: z.object({ kind: z.enum(parcelColumnKinds), name: z.string().max(2000) }),
        type: z.enum(columnTypes),
        test: z.enum(conditionTests),
        value: z.string().max(2000),
        upTo: z.string().max(2000).optional(),
        values: z.array(z.string().max(2000)).max(5000).optional(),
      }),
    )
    .min(1)
    .max(40),
});
/** what a person chooses for a report; the logo is the one that the host keeps */
const reportOptions = z.object({
  sections: z.array(reportSection).min(1).max(30),
  language: z.enum(reportLanguages).default('en'),
  paper: z.enum(papers).default('A4'),
  /** the person's own form of the language, by which dates and numbers are written */
  locale: z.string().max(40).default(''),
  numbers: z.enum(numberFormNames).default('system'),
  dates: z.enum(dateForms).default('system'),
  title: z.string().max(300).default(''),
  preparedBy: z.string().max(300).default(''),
  introduction: z.string().max(20_000).default(''),
  notes: z.string().max(20_000).default(''),
  withLogo: z.boolean().default(false),
  mapPng: bytes.optional(),
  filter: projectFilter.nullable().default(null),
  parcels: parcelFilter.nullable().default(null),
  /** percent of canopy in 2000 from which land counts as forest, everywhere in the report */
  canopy: z.literal([...canopyThresholds]).default(defaultCanopy),
});
const reportScope = { projectIds: z.array(id).min(1).max(5000), isPortfolio: z.boolean().default(false), options: reportOptions };
const missingProducts = z.array(z.object({ slug: z.string(), reason: z.string() }));
const reportLogo = z.object({ bytes, type: z.enum(['image/png', 'image/jpeg']), width: z.number(), height: z.number() });
const shownLogo = z.object({ logo: reportLogo.nullable() });

export const reportContract = {
  /** the report as HTML, made from what the service answers now; `fresh` asks everything again */
  'report.preview': {
    input: z.object({ ...reportScope, fresh: z.boolean().default(false) }),
    output: z.object({ html: z.string(), title: z.string(), synthetic: z.boolean(), missing: missingProducts }),
  },
  'report.create': {
    input: z.object({ ...reportScope, format: z.enum(reportFormats) }),
    output: savedTo.extend({ pageCount: z.number().nullable(), missingLetters: z.array(z.string()), missing: missingProducts }),
  },
  'report.logo': { input: nothing, output: shownLogo },
  /** PNG, JPEG or SVG; null takes the logo away */
  'report.saveLogo': { input: z.object({ bytes: bytes.nullable() }), output: shownLogo },
};
