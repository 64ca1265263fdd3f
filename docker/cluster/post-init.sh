#!/bin/sh
# Called by Patroni on the first primary, with the address of its superuser. The password is quoted by psql.
set -eu
psql --dbname="$1" --set=ON_ERROR_STOP=1 --set=password="$POSTGRES_PASSWORD" <<'SQL'
create role summit login createrole password :'password';
create database summit owner summit;
SQL
