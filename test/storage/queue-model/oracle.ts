/**
 * Turns a team's database into one that judges whoever works with it: its clock stands until it is told to go on, and triggers note what must never be, in the
 * transaction that does it. They share nothing with what they judge. What a worker writes says who wrote it: `{"by": owner, "zone": time zone it was begun with}`.
 */
export const oracleSql = `
CREATE TABLE test_clock (ms bigint NOT NULL);
INSERT INTO test_clock VALUES (1800000000000);
CREATE OR REPLACE FUNCTION hectare_ms() RETURNS bigint LANGUAGE sql VOLATILE AS $$ SELECT ms FROM test_clock $$;
CREATE OR REPLACE FUNCTION hectare_now() RETURNS text LANGUAGE sql VOLATILE AS $$ SELECT hectare_time(to_timestamp(ms / 1000.0)) FROM test_clock $$;
CREATE TABLE test_violation (what text NOT NULL);
CREATE TABLE test_result (written_by text NOT NULL, job bigint NOT NULL);

CREATE FUNCTION test_job() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.state = 'running' AND NEW.lease_owner IS DISTINCT FROM OLD.lease_owner THEN
    IF OLD.state = 'running' AND OLD.lease_until >= (SELECT ms FROM test_clock) THEN INSERT INTO test_violation VALUES ('taken while it was held'); END IF;
    IF OLD.state NOT IN ('queued', 'running') THEN INSERT INTO test_violation VALUES ('taken after it had ended'); END IF;
    IF OLD.state = 'queued' AND OLD.run_after > (SELECT ms FROM test_clock) THEN INSERT INTO test_violation VALUES ('taken before its time'); END IF;
    IF EXISTS (SELECT 1 FROM job WHERE project_id = NEW.project_id AND variant = '' AND state IN ('queued', 'running') AND NEW.needs ? product)
      THEN INSERT INTO test_violation VALUES ('taken before what it needs'); END IF;
  ELSIF NEW.state = 'running' AND OLD.state = 'running' AND NEW.attempts > OLD.attempts THEN INSERT INTO test_violation VALUES ('taken twice by one call');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER test_job AFTER UPDATE ON job FOR EACH ROW EXECUTE FUNCTION test_job();

CREATE FUNCTION test_collected() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE its job%ROWTYPE; BEGIN
  SELECT * INTO its FROM job WHERE project_id = NEW.project_id AND product = NEW.product AND variant = NEW.variant;
  IF NEW.preliminary THEN
    IF its.state IS DISTINCT FROM 'running' OR its.lease_owner IS DISTINCT FROM NEW.data::jsonb ->> 'by' THEN INSERT INTO test_violation VALUES ('a preview by another one'); END IF;
  ELSE
    INSERT INTO test_result VALUES (NEW.data::jsonb ->> 'by', its.id);
    IF NEW.product = 'soil' AND NEW.data::jsonb ->> 'zone' IS DISTINCT FROM (SELECT time_zone FROM projects WHERE id = NEW.project_id)
      THEN INSERT INTO test_violation VALUES ('a result of what no longer holds'); END IF;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER test_collected AFTER INSERT ON collected FOR EACH ROW EXECUTE FUNCTION test_collected();

CREATE FUNCTION test_part() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE its job%ROWTYPE; BEGIN
  SELECT * INTO its FROM job WHERE project_id = NEW.project_id AND product = NEW.product AND variant = NEW.variant;
  IF its.state IS DISTINCT FROM 'running' OR its.lease_owner IS DISTINCT FROM convert_from(NEW.bytes, 'UTF8') THEN INSERT INTO test_violation VALUES ('a checkpoint by another one'); END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER test_part AFTER INSERT OR UPDATE ON part FOR EACH ROW EXECUTE FUNCTION test_part();`;

/** What is there before every run: nothing. */
export const emptySql = `
TRUNCATE projects, test_violation, test_result CASCADE;
UPDATE account SET quota_used_hectares = 0;
DELETE FROM setting`;
