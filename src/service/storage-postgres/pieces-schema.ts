import { sealNew } from './digests.ts';
import { wallOfProject } from './walls.ts';

/**
 * Digests of the pieces of a file, by which a part of it is compared without the rest. Files of one piece, and those of before, have none. Contents are compressed
 * already: kept as they are, PostgreSQL finds a part of them without what stands before it.
 */
export const piecesSchema = `
CREATE TABLE file_pieces (
  project_id text COLLATE "C" NOT NULL, product text NOT NULL, variant text NOT NULL, name text NOT NULL, sha256 text NOT NULL, size bigint NOT NULL,
  piece_bytes integer NOT NULL, digests bytea NOT NULL, PRIMARY KEY (project_id, product, variant, name),
  FOREIGN KEY (project_id, product, variant, name) REFERENCES collected_file (project_id, product, variant, name) ON DELETE CASCADE
);
${sealNew('file_pieces')}
${wallOfProject('file_pieces')}
ALTER TABLE collected_file ALTER COLUMN bytes SET STORAGE EXTERNAL;`;
