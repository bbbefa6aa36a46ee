/** As long as SMTP allows one to be. */
export const maxEmailLength = 254;

/** One @, something before it, a domain with a dot behind it; whether mail arrives there only mail can tell. */
export const isEmail = (text: string): boolean =>
  text.length <= maxEmailLength && /^[^\s@<>()",;:\\]{1,64}@[^\s@.<>()",;:\\]+(?:\.[^\s@.<>()",;:\\]+)+$/.test(text);
