import { sealAnew } from './digests.ts';

/**
 * An account may belong to a user group, whose accounts share its hectares. What they use together is counted by a trigger, under the lock of the group: an account
 * does not see what the others have.
 */
export const groupQuotas = `
-- Changed by nothing: a row that does not equal its digest is refused here, before it would be sealed anew.
UPDATE account SET user_id = user_id;
UPDATE user_group SET provided_id = provided_id;
ALTER TABLE account ADD COLUMN team_id integer REFERENCES user_group(team_id);
ALTER TABLE user_group ADD COLUMN quota_limit_hectares float8, ADD COLUMN quota_used_hectares float8 NOT NULL DEFAULT 0;
CREATE INDEX account_of_group ON account (team_id) WHERE team_id IS NOT NULL;
${sealAnew('account')}
${sealAnew('user_group')}
CREATE FUNCTION count_group() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE one integer; BEGIN
  FOR one IN SELECT DISTINCT team FROM unnest(ARRAY[OLD.team_id, NEW.team_id]) AS team WHERE team IS NOT NULL ORDER BY team LOOP
    -- The next statement sees what was committed before the lock came.
    PERFORM 1 FROM user_group WHERE team_id = one FOR NO KEY UPDATE;
    UPDATE user_group SET quota_used_hectares = (SELECT coalesce(sum(account.quota_used_hectares), 0) FROM account WHERE account.team_id = one) WHERE team_id = one;
  END LOOP;
  RETURN NULL;
END $$;
DO $$ BEGIN EXECUTE format('ALTER FUNCTION count_group() SECURITY DEFINER SET search_path = %I, pg_temp', current_schema()); END $$;
CREATE TRIGGER count_group AFTER UPDATE OF quota_used_hectares, team_id ON account FOR EACH ROW
  WHEN (OLD.team_id IS NOT NULL OR NEW.team_id IS NOT NULL) EXECUTE FUNCTION count_group();`;
