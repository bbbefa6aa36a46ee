import type { CSSProperties, ReactNode } from 'react';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { type GaugeLoad, type Measure, palletsOf, shareOf, weightOf } from './gauge-load.ts';
import { Excess, Flag } from './gauge-marks.tsx';
import { measureText, palletsText, weightText } from './gauge-text.ts';
import classes from './load-gauge.module.css';
import { TruckBed } from './truck-bed.tsx';
import { VehicleCab } from './vehicle-cab.tsx';

/** What the load would be if something were done that is only thought of. */
export type LoadAfter = { pallets: number; weightKg: number };

type Props = {
  load: GaugeLoad;
  size: 'sm' | 'low' | 'md' | 'lg';
  after?: LoadAfter | undefined;
};

/** The truck bed (3.5): each cell a pallet place, the beam below the weight, a flag where the minimum is. */
export const LoadGauge = ({ load, size, after }: Props) =>
  load.handstacked ? <Van load={load} size={size} after={after} /> : <Truck load={load} size={size} after={after} />;

function Truck({ load, size, after }: Props) {
  const { t } = useTranslation(['cart', 'catalogue']);
  const language = useLanguage();
  const pallets = palletsOf(load);
  const weight = weightOf(load);
  const words = { t, language };
  return (
    <div className={classes.rig} data-size={size} data-pallets={pallets.level} data-weight={weight.level}>
      <VehicleCab isVan={false} />
      <div className="shrinkable">
        <Meter name={t('gauge.palletsName')} measure={pallets} text={measureText(words, 'pallets', pallets)}>
          <TruckBed
            pallets={pallets}
            after={after?.pallets}
            minimumText={
              pallets.minimum === undefined
                ? undefined
                : t('gauge.minimum', { min: palletsText(words, pallets.minimum) })
            }
          />
        </Meter>
        <Meter name={t('gauge.weightName')} measure={weight} text={measureText(words, 'weight', weight)}>
          <Beam measure={weight} after={after?.weightKg} />
        </Meter>
        <div className={classes.axles} aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
      </div>
    </div>
  );
}

/** Goods stacked by hand are judged by weight alone, so their vehicle has one continuous load (T69). */
function Van({ load, size, after }: Props) {
  const { t } = useTranslation(['cart', 'catalogue']);
  const language = useLanguage();
  const weight = weightOf(load);
  const flag =
    weight.minimum === undefined ? undefined : t('gauge.minimum', { min: weightText(language, weight.minimum) });
  return (
    <div className={classes.rig} data-van data-size={size} data-pallets={weight.level}>
      <VehicleCab isVan />
      <div className="shrinkable">
        <Meter name={t('gauge.weightName')} measure={weight} text={measureText({ t, language }, 'weight', weight)}>
          <div className={classes.bed}>
            <b className={classes.load} style={share(weight.value, weight.maximum)} />
            {after && after.weightKg > weight.value && (
              <em
                className={classes.ghost}
                style={{
                  ...share(after.weightKg - weight.value, weight.maximum),
                  ...from(weight.value, weight.maximum),
                }}
              />
            )}
            {weight.level === 'over' && <Excess />}
            {weight.minimum !== undefined && <Flag at={shareOf(weight.minimum, weight.maximum)} text={flag} />}
          </div>
        </Meter>
        <div className={classes.beam} aria-hidden="true" />
        <div className={classes.axles} aria-hidden="true">
          <i />
        </div>
      </div>
    </div>
  );
}

type MeterProps = { name: string; measure: Measure; text: string; children: ReactNode };

const Meter = ({ name, measure: { value, maximum }, text, children }: MeterProps) => (
  // biome-ignore lint/a11y/useSemanticElements: the browser's own meter cannot be drawn as a truck.
  <div
    role="meter"
    aria-label={name}
    aria-valuemin={0}
    aria-valuemax={maximum}
    aria-valuenow={Math.min(value, maximum)}
    aria-valuetext={text}
  >
    {children}
  </div>
);

function Beam({ measure: { value, minimum, maximum }, after }: { measure: Measure; after: number | undefined }) {
  return (
    <div className={classes.beam}>
      <b style={share(value, maximum)} />
      {after !== undefined && after > value && (
        <em style={{ ...share(after - value, maximum), ...from(value, maximum) }} />
      )}
      {minimum !== undefined && <span className={classes.weightFlag} style={from(minimum, maximum)} />}
    </div>
  );
}

const share = (value: number, whole: number): CSSProperties => ({ width: `${shareOf(value, whole) * 100}%` });
const from = (value: number, whole: number): CSSProperties => ({ insetInlineStart: `${shareOf(value, whole) * 100}%` });
