import type { Section } from '@dray/contract/sections.ts';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { logFault } from '#platform/log.ts';
import { useLanguage } from '#platform/texts/texts.ts';
import { loadSearchParts } from './load-search-parts.ts';
import { rememberSearch } from './results/recent-searches.ts';
import { looksLikeCode } from './sections/exact-code.ts';
import { resultsLink } from './sections/results-link.ts';
import type { Asked, Suggestion } from './sections/suggestion.ts';

type Submit = { submit: (text: string) => Promise<void>; cancel: () => void; isPending: boolean };
type May = (section: Section) => boolean;

const exactMatches = 3;

/** What Enter does: a code opens its product, anything else the list of what was found. */
export function useSubmit(may: May, onLeave: (kept: string) => void): Submit {
  const navigate = useNavigate();
  const language = useLanguage();
  const [isPending, setPending] = useState(false);
  // A reader who goes on typing or goes elsewhere is not taken away by what they asked before.
  const turn = useRef(0);
  const cancel = () => {
    turn.current += 1;
    setPending(false);
  };

  const submit = async (text: string) => {
    const query = text.trim();
    if (!query) return;
    cancel();
    const own = turn.current;
    setPending(true);
    const exact = looksLikeCode(query) ? await findExact({ query, limit: exactMatches, language }, may) : undefined;
    if (own !== turn.current) return;
    setPending(false);
    rememberSearch(query);
    onLeave(exact ? '' : query);
    await navigate(exact?.link ?? resultsLink(query));
  };

  return { submit, cancel, isPending };
}

/** A search that failed has found nothing: the list will say what is wrong. */
async function findExact(asked: Asked, may: May): Promise<Suggestion | undefined> {
  try {
    const { openSections } = await loadSearchParts();
    const found = await Promise.all(openSections(may).map((section) => section.findExact?.(asked)));
    return found.find((each) => each !== undefined);
  } catch (cause) {
    logFault('search by code', cause);
    return undefined;
  }
}
