#!/bin/sh
# The user of the database as whom servers and workers connect. It owns nothing: hectare admin schema says what it may do.
set -eu
psql --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" <<'SQL'
\set password `cat "$SERVICE_PASSWORD_FILE"`
CREATE ROLE hectare_service LOGIN PASSWORD :'password';
SQL
