/** What the product says of itself, by code. `{name}` stands for a parameter, `{name:1}` for a figure with one decimal. */
export const en = {
  method:
    'Hourly reanalysis at the project’s centroid, added up by local day (local midnight to local midnight); periods are sums, extremes and means over their hours.',
  'snow-as-water': 'Snow depth is turned into water with {density} kg/m³; where the source has none, days that stay above 5 °C have none.',
  'whole-days':
    'A day counts with at least 20 of its hours; a period with an incomplete day has no value there. The first and last period hold only the days inside the dates.',
  'power-cell': 'NASA POWER’s cell is 0.5 × 0.625 degrees (MERRA-2).',
  'power-hours':
    'NASA POWER does not say whether an hour is named by its start or its end; it is taken for its end, so a day may hold an hour of its neighbour. Where its answer states no unit, the one of its documentation is taken (snow depth in cm: recalled, not checked).',
  'start-too-early': 'start_date should be on or after {date}, ten years before today',
} as const;
