import { auditDigest, refuseDamagedAudit, sealAudit } from './digests.ts';

/** Functions that do what their caller may not, in tables that nobody can put others before. */
const asOwner = (name: string): string =>
  `DO $$ BEGIN EXECUTE format('ALTER FUNCTION ${name}() SECURITY DEFINER SET search_path = %I, pg_temp', current_schema()); END $$;`;

/**
 * A chain for each account, and one for what no account did: an entry holds the digest of the one before it, and a head says which is the last, so that one that is
 * missing shows. Who adds an entry holds the head of its chain until the commit: changes of one account stand in the order in which they were made, those of
 * others do not wait. Nobody but these functions writes heads. Triggers run by their names: an entry is linked, sealed, and made the head.
 */
export const auditChain = `
${refuseDamagedAudit}
CREATE TABLE audit_head (chain text COLLATE "C" PRIMARY KEY, link bigint NOT NULL, digest text NOT NULL);
ALTER TABLE audit_head ENABLE ROW LEVEL SECURITY;
CREATE POLICY all_chains ON audit_head FOR SELECT USING ((SELECT current_setting('hectare.account', true)) IN (chain, '*'));
ALTER TABLE audit ADD COLUMN chain text COLLATE "C", ADD COLUMN link bigint, ADD COLUMN before text;
ALTER TABLE audit DISABLE TRIGGER USER;
DO $$ DECLARE entry record; BEGIN
  FOR entry IN SELECT id, coalesce(user_id, '') AS chain FROM audit ORDER BY id LOOP
    INSERT INTO audit_head (chain, link, digest) VALUES (entry.chain, 0, '') ON CONFLICT DO NOTHING;
    UPDATE audit SET chain = head.chain, link = head.link + 1, before = head.digest FROM audit_head AS head WHERE head.chain = entry.chain AND audit.id = entry.id;
    UPDATE audit SET digest = ${auditDigest} WHERE id = entry.id;
    UPDATE audit_head SET link = audit.link, digest = audit.digest FROM audit WHERE audit.id = entry.id AND audit_head.chain = entry.chain;
  END LOOP;
END $$;
ALTER TABLE audit ALTER COLUMN chain SET NOT NULL, ALTER COLUMN link SET NOT NULL, ALTER COLUMN before SET NOT NULL, ADD UNIQUE (chain, link);
${sealAudit}
CREATE FUNCTION chain_audit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  NEW.chain := coalesce(NEW.user_id, '');
  INSERT INTO audit_head (chain, link, digest) VALUES (NEW.chain, 0, '') ON CONFLICT DO NOTHING;
  SELECT head.link + 1, head.digest INTO NEW.link, NEW.before FROM audit_head AS head WHERE head.chain = NEW.chain FOR UPDATE;
  RETURN NEW;
END $$;
CREATE FUNCTION top_audit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE audit_head SET link = NEW.link, digest = NEW.digest WHERE audit_head.chain = NEW.chain;
  RETURN NEW;
END $$;
${asOwner('chain_audit')}
${asOwner('top_audit')}
CREATE TRIGGER chain_audit BEFORE INSERT ON audit FOR EACH ROW EXECUTE FUNCTION chain_audit();
CREATE TRIGGER top_audit BEFORE INSERT ON audit FOR EACH ROW EXECUTE FUNCTION top_audit();
ALTER TABLE audit ENABLE TRIGGER USER;`;
