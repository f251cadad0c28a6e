import { anchorOf, hasShape } from './anchor.ts';
import { sealNew } from './digests.ts';
import { wallOfProject } from './walls.ts';

/** As the tiles count (`countedBits` of src/service/tiles/cells.ts): cells of another size are another step of the schema. */
const side = 2 ** 15;

/**
 * Where the plots of a project lie, counted by cell when it is made: they stay as they are while it is there. A million plots are then some ten thousand rows. Three
 * numbers for each cell: column, row, plots.
 */
export const cellsSchema = `
CREATE FUNCTION hectare_plot_cells(project text) RETURNS integer[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(ARRAY[x, y, plots] ORDER BY x, y), '{}') FROM (
    SELECT floor(anchor.x * ${side})::int AS x, floor(anchor.y * ${side})::int AS y, count(*)::int AS plots
    FROM shapes ${anchorOf('shapes.geom')} WHERE shapes.project_id = project AND ${hasShape('shapes.geom')} GROUP BY 1, 2
  ) AS counted $$;
CREATE TABLE plot_cells (project_id text COLLATE "C" PRIMARY KEY REFERENCES projects(id) ON DELETE CASCADE, cells integer[] NOT NULL);
${sealNew('plot_cells')}
${wallOfProject('plot_cells')}
INSERT INTO plot_cells (project_id, cells) SELECT id, hectare_plot_cells(id) FROM projects;`;
