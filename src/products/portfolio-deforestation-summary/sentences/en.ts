/** What the product says of itself, by code. `{name}` stands for a parameter, `{name:1}` for a figure with one decimal. */
export const en = {
  method:
    'Hectares of tree cover lost since 2018, summed over whole projects, of forest with a canopy of {canopy} % or more in every one of them; a project counts for the country and state of its centroid. Percent is summed hectares over summed area.',
  provisional:
    'Years that the yearly map has not told of are provisional: confirmed alerts are in the hectares and given apart; alerts are not an area estimate.',
  borders: 'Borders follow Natural Earth: as they are held, not as they are claimed.',
} as const;
