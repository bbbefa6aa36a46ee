const names = new Set(['localhost', '127.0.0.1', '::1']);

/** Whether an address or the name of a URL (IPv6 in brackets there) can only be reached from this machine itself. */
export const isLoopback = (host: string): boolean => names.has(host.replace(/^\[(.*)\]$/, '$1').toLowerCase());
