/** What the product says of itself, by code. `{name}` stands for a parameter, `{name:1}` for a figure with one decimal. */
export const en = {
  method:
    'Hectares of tree cover lost since 2018, summed over whole projects; a project counts for the country and state of its centroid. Percent is summed hectares over summed area.',
  borders: 'Borders follow Natural Earth: as they are held, not as they are claimed.',
} as const;
