/**
 * Answers of sources that workers share, and who is just fetching which. Unlogged: what a crash of the database takes away is fetched again, and neither PostgreSQL's
 * log nor copies of its files grow by what anybody can fetch.
 */
export const sourceAnswers = `
CREATE UNLOGGED TABLE source_answer (name text COLLATE "C" PRIMARY KEY, bytes bytea NOT NULL, sha256 bytea NOT NULL, size bigint NOT NULL, used_at bigint NOT NULL);
-- Pictures and tables of numbers, most of them compressed already.
ALTER TABLE source_answer ALTER COLUMN bytes SET STORAGE EXTERNAL;
CREATE UNLOGGED TABLE source_claim (name text COLLATE "C" PRIMARY KEY, owner text NOT NULL, lease_until bigint NOT NULL);`;
