/**
 * Turns at the hosts of open data, in the order in which they were asked for. A turn is a row that whoever asked renews while it waits and while its request runs;
 * what is not renewed is gone. So many rows from the first are granted. Everything is decided by one function under the lock of the host’s row, by the clock of the
 * database. Unlogged, because a turn is worth no wait for a disk: after a crash of the database there are none, and whoever had one asks again.
 */
export const sourceLimits = `
CREATE UNLOGGED TABLE source_host (host text PRIMARY KEY, not_before bigint NOT NULL DEFAULT 0, units float8, units_at bigint NOT NULL DEFAULT 0);
CREATE UNLOGGED TABLE source_turn (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, host text NOT NULL, granted boolean NOT NULL DEFAULT false, lease_until bigint NOT NULL);
CREATE INDEX source_turn_of_host ON source_turn (host, id);
-- Asks for a turn (own_turn NULL) or looks whether it has come, and renews it. after_ms: 0 when it has come, -1 when it is gone, else when to look again.
-- full_units is what the bucket of the host holds; it fills within a minute.
CREATE FUNCTION hectare_source_turn(of_host text, own_turn bigint, parallel integer, full_units float8, needed_units float8, lease_ms bigint,
  OUT turn bigint, OUT after_ms bigint) LANGUAGE plpgsql AS $$
DECLARE place source_host; own source_turn; now_ms bigint; before_own integer; running integer; there float8;
BEGIN
  INSERT INTO source_host (host) VALUES (of_host) ON CONFLICT DO NOTHING;
  SELECT * INTO place FROM source_host WHERE host = of_host FOR UPDATE;
  now_ms := hectare_ms();
  DELETE FROM source_turn WHERE host = of_host AND lease_until < now_ms;
  turn := own_turn;
  IF own_turn IS NULL THEN
    INSERT INTO source_turn (host, lease_until) VALUES (of_host, now_ms + lease_ms) RETURNING * INTO own;
    turn := own.id;
  ELSE
    UPDATE source_turn SET lease_until = now_ms + lease_ms WHERE id = own_turn RETURNING * INTO own;
    IF NOT FOUND THEN after_ms := -1; RETURN; END IF;
  END IF;
  after_ms := 0;
  IF own.granted THEN RETURN; END IF;
  IF place.not_before > now_ms THEN after_ms := place.not_before - now_ms; RETURN; END IF;
  SELECT count(*) FILTER (WHERE id < own.id), count(*) FILTER (WHERE granted) INTO before_own, running FROM source_turn WHERE host = of_host;
  IF before_own >= parallel OR running >= parallel THEN
    after_ms := least(1000, 50 * (1 + greatest(before_own - parallel, 0) / parallel));
    RETURN;
  END IF;
  IF full_units IS NOT NULL THEN
    there := least(full_units, coalesce(place.units, full_units) + greatest(now_ms - place.units_at, 0) * full_units / 60000);
    IF there < least(needed_units, full_units) THEN
      after_ms := ceil((least(needed_units, full_units) - there) * 60000 / full_units);
      RETURN;
    END IF;
    UPDATE source_host SET units = there - needed_units, units_at = now_ms WHERE host = of_host;
  END IF;
  UPDATE source_turn SET granted = true WHERE id = own.id;
END $$;`;
