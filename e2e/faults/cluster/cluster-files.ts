import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { findProgram } from '../restore/drill-programs.ts';

export type NodePlan = { name: string; folder: string; postgresPort: number; restPort: number };
export type Ports = { etcd: number; etcdPeers: number; primary: number; replica: number; front: number };

/** Patroni notices after so many seconds that a machine is gone. */
export const ttlSeconds = 20;

/** As `../shared` tried it and docs/operate says: strict, with a fail-safe for the hour in which etcd is away. */
export const patroniConfig = (
  { name, folder, postgresPort, restPort }: NodePlan,
  { etcd }: Ports,
): string => `scope: dray
name: ${name}
restapi: {listen: '127.0.0.1:${restPort}', connect_address: '127.0.0.1:${restPort}'}
etcd3: {host: '127.0.0.1:${etcd}'}
bootstrap:
  dcs:
    ttl: ${ttlSeconds}
    loop_wait: 5
    retry_timeout: 5
    failsafe_mode: true
    synchronous_mode: true
    synchronous_mode_strict: true
    maximum_lag_on_failover: 1048576
    postgresql:
      use_pg_rewind: true
      use_slots: true
      parameters: {max_connections: 100, wal_level: replica, wal_keep_size: 256MB}
  initdb: [{encoding: UTF8}, {locale: C.UTF-8}, data-checksums]
postgresql:
  listen: 127.0.0.1:${postgresPort}
  connect_address: 127.0.0.1:${postgresPort}
  data_dir: ${folder}/data
  bin_dir: ${dirname(realpathSync(findProgram('pg_rewind') ?? ''))}
  pgpass: ${folder}/pgpass
  parameters: {unix_socket_directories: '${folder}'}
  authentication:
    superuser: {username: postgres, password: postgres}
    replication: {username: replicator, password: replicator}
    rewind: {username: rewinder, password: rewinder}
  pg_hba: ['local all all trust', 'host all all 127.0.0.1/32 trust', 'host replication replicator 127.0.0.1/32 trust']
`;

const databases = (nodes: readonly NodePlan[]) =>
  nodes.map(({ name, postgresPort, restPort }) => `  server ${name} 127.0.0.1:${postgresPort} check port ${restPort}`);

const portals = (ports: readonly number[], probe: string) => `  mode http
  timeout server 70s
  option httpchk GET ${probe}
  http-check expect status 200
  # Never what may have been done: a change that is sent twice by a proxy is nobody's wish.
  retry-on conn-failure
  option redispatch 1
  default-server inter 1s fastinter 500ms fall 2 rise 1
${ports.map((port, index) => `  server portal${index + 1} 127.0.0.1:${port} check`).join('\n')}`;

/** Databases by role, and portals by their readiness; while none is ready, those that live answer for themselves. */
export const haproxyConfig = (
  nodes: readonly NodePlan[],
  portalPorts: readonly number[],
  { primary, replica, front }: Ports,
): string => `defaults
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s

listen primary
  bind 127.0.0.1:${primary}
  mode tcp
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 1s fastinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${databases(nodes).join('\n')}

listen replica
  bind 127.0.0.1:${replica}
  mode tcp
  balance leastconn
  option httpchk GET /replica?lag=16MB
  http-check expect status 200
  default-server inter 1s fastinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${databases(nodes).join('\n')}

frontend portal
  bind 127.0.0.1:${front}
  mode http
  option forwardfor
  use_backend portals_alive if { nbsrv(portals) eq 0 }
  default_backend portals

backend portals
${portals(portalPorts, '/health/ready')}

backend portals_alive
${portals(portalPorts, '/health/live')}
`;
