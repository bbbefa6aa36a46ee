import type SMTPTransport from 'nodemailer/lib/smtp-transport/index.js';

/** Every wait has an end: a job that hangs holds up the mails behind it. */
export type SmtpDeadlines = { connectMs: number; greetMs: number; silenceMs: number };
const usualDeadlines: SmtpDeadlines = { connectMs: 5_000, greetMs: 5_000, silenceMs: 20_000 };

export type SmtpTrust = {
  /** A certificate authority besides those that Node knows. */
  ca?: string;
  deadlines?: SmtpDeadlines;
};

const tlsChoices = ['required', 'optional'];

/** Whether what the address says about encryption can be understood. */
export const isSmtpUrl = (smtpUrl: string): boolean => {
  const choice = URL.parse(smtpUrl)?.searchParams.get('tls');
  return choice === null || (choice !== undefined && tlsChoices.includes(choice));
};

/**
 * Mails name customers and their orders, and the login is in the address, too: without STARTTLS nothing is sent, unless
 * the address ends with `?tls=optional` or the server runs on this very machine. Certificates are always checked.
 */
export function smtpOptions(
  smtpUrl: string,
  { ca, deadlines = usualDeadlines }: SmtpTrust = {},
): SMTPTransport.Options {
  const url = new URL(smtpUrl);
  const choice = url.searchParams.get('tls') ?? (isLoopback(url.hostname) ? 'optional' : 'required');
  url.searchParams.delete('tls');
  return {
    url: url.href,
    requireTLS: choice === 'required',
    dnsTimeout: deadlines.connectMs,
    connectionTimeout: deadlines.connectMs,
    greetingTimeout: deadlines.greetMs,
    socketTimeout: deadlines.silenceMs,
    ...(ca === undefined ? {} : { tls: { ca } }),
  };
}

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
