import { factories, service } from 'powerbi-client';
import { useEffect, useRef } from 'react';
import classes from './power-bi-frame.module.css';

type Props = { embedUrl: string; reportId: string; token: string; label: string; onFault: () => void };

/** As Power BI's own library names a token that was made for showing one report. */
const embedToken = 1;

/** The report in a frame of Power BI's own; its library hands the token over, which no address ever carries. */
export default function PowerBiFrame({ embedUrl, reportId, token, label, onFault }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const powerBi = new service.Service(factories.hpmFactory, factories.wpmpFactory, factories.routerFactory);
    const report = powerBi.embed(element, {
      type: 'report',
      tokenType: embedToken,
      accessToken: token,
      embedUrl,
      id: reportId,
      settings: { panes: { filters: { visible: false } } },
    });
    report.on('error', onFault);
    element.querySelector('iframe')?.setAttribute('title', label);
    return () => powerBi.reset(element);
  }, [embedUrl, reportId, token, label, onFault]);
  return <div ref={frame} className={classes.frame} />;
}
