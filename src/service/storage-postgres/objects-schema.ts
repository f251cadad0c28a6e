/** Days for which a content stays after its row is gone, so that the database can be brought back to a moment of them. */
const keptDays = 7;

/**
 * Contents of files may stand in an object store. Its key is written here before it is put, and taken away by the transaction that makes the row; what no transaction
 * took, and what rows no longer name, is deleted when it is due.
 */
export const objectSchema = `
ALTER TABLE collected_file ALTER COLUMN bytes DROP NOT NULL, ADD COLUMN object text UNIQUE,
  ADD CONSTRAINT collected_file_somewhere CHECK ((bytes IS NULL) <> (object IS NULL));
CREATE TABLE object_store (only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one), address text NOT NULL);
CREATE TABLE object_left (object text PRIMARY KEY, due bigint NOT NULL);
CREATE INDEX object_left_due ON object_left (due);
CREATE FUNCTION leave_object() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO object_left (object, due) VALUES (OLD.object, hectare_ms() + ${keptDays * 86_400_000}) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER leave_object AFTER DELETE ON collected_file FOR EACH ROW WHEN (OLD.object IS NOT NULL) EXECUTE FUNCTION leave_object();`;
