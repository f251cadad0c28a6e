import * as z from 'zod';
import { json, nothing } from '../fields.ts';

export const settingsContract = {
  'settings.load': { input: nothing, output: json },
  'settings.save': { input: z.object({ settings: json }), output: nothing },
};
