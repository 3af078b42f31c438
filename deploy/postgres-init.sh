#!/bin/sh
# For the container of PostgreSQL, at its first start: the server's role and database. The role owns neither the database
# nor the schema, so that it can drop neither; postgres-audit.sql takes the audit table from it, too.
set -e
psql --set ON_ERROR_STOP=1 --set password="$DATABASE_PASSWORD" --username postgres <<'SQL'
CREATE ROLE tred LOGIN PASSWORD :'password';
CREATE DATABASE tred;
\connect tred
GRANT USAGE, CREATE ON SCHEMA public TO tred;
SQL
