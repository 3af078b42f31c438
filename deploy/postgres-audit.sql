-- Gives the audit table to another role than the server's, so that the server can add lines but never change them:
--   runuser -u postgres -- psql -d tred -v owner=postgres -f /opt/tred/current/deploy/postgres-audit.sql
-- Before "tred-server restore" and before an update whose notes ask for it, give it back with owner=tred.
\set ON_ERROR_STOP on
ALTER TABLE audit OWNER TO :"owner";
ALTER FUNCTION audit_refuse() OWNER TO :"owner";
ALTER FUNCTION audit_keep() OWNER TO :"owner";
REVOKE ALL ON audit FROM tred;
GRANT SELECT, INSERT, DELETE ON audit TO tred;
GRANT SELECT ON SEQUENCE audit_id_seq TO tred;
