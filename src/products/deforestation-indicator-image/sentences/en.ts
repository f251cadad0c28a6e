/** What the product says of itself, by code. `{name}` stands for a parameter, `{name:1}` for a figure with one decimal. */
export const en = {
  method:
    'Signs of loss on cells of 0.00025 degrees that were forest when the baseline year began, put together as p = 1 - product(1 - p_i); the picture is 1 where p > {threshold}.',
  evidence:
    'The map’s loss counts {loss}, a confirmed alert {confirmed}, a probable one {probable}, a fall of NDVI {fall}: settings, written into the picture.',
  'year-out-of-range': 'baseline_year should be a year from 2001 to {year}',
  'threshold-out-of-range': 'threshold should be a number from {min} to {max}',
  'canopy-out-of-range': 'canopy_threshold should be one of {list}',
  'signs-of-loss': 'signs of loss',
  'fall-of-ndvi': 'fall of NDVI',
  'ndvi-not-needed': 'No cell depends on a fall of NDVI, so Sentinel-2 was not read.',
  'block-limit': 'only {count} blocks of 14 km are read',
  'no-clear-seasons': 'no clear scenes of both seasons',
  'ndvi-decided':
    'In {count} cells with a probable alert alone Sentinel-2 decided: median NDVI of {start} to {end} against {earlier} to {later}, a fall of more than {fall}.',
  'ndvi-unseen': 'In {count} cells with a probable alert alone NDVI could not be looked at ({why}); they are 0.',
  description:
    'Deforestation indicator since {year}: marked (1) where several signs together make a loss more probable than {threshold}, not marked (0) elsewhere in the project; what is outside or unknown has no value (255).',
  'description-formula':
    'p = 1 - product(1 - p_i) over signs on cells that were forest at the start of {year} (canopy of 2000 >= {canopy} %): loss on the yearly map to {lastYear} {loss}, confirmed alert {confirmed}, probable alert {probable}, fall of NDVI by more than 0.25 {fall}.',
  'description-sources': 'Sources: {sources}. Made {date}.',
} as const;
