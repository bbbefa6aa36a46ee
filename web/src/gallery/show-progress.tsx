import { Meter } from '#ui/figures/meter.tsx';
import { ProgressBar } from '#ui/figures/progress-bar.tsx';
import { PartCells } from '#ui/page/part-cells.tsx';
import { Steps } from '#ui/page/steps.tsx';
import { Timeline, type TimelineStep } from '#ui/page/timeline.tsx';
import { Specimen } from './specimen.tsx';

const steps: readonly TimelineStep[] = [
  { key: 'placed', name: 'Received', state: 'done', time: '12 Nov, 9:30', fact: 'by Jana' },
  { key: 'confirmed', name: 'Confirmed by the brewery', state: 'done', time: '12 Nov, 9:31' },
  { key: 'loaded', name: 'Picked', state: 'failed', time: '13 Nov, 5:10', fact: '2 kegs short' },
  { key: 'out', name: 'On the way', state: 'current', time: 'today, 6:50' },
  { key: 'there', name: 'Delivered', state: 'partly', time: 'today 10:30', fact: '19 of 22 packs' },
  { key: 'paid', name: 'Invoiced', state: 'planned', time: 'tomorrow' },
];

export const ShowProgress = () => (
  <>
    <Specimen name="timeline">
      <Timeline label="Course of order 4502380" steps={steps} stateName={(state) => state} />
      <Timeline label="In a drawer" steps={steps.slice(0, 4)} stateName={(state) => state} isUpright />
    </Specimen>
    <Specimen name="parts of an amount">
      <p>
        Delivered 7 of 9: <PartCells there={6} missing={2} refused={1} />
      </p>
      <p>
        Delivered 40 of 60: <PartCells there={40} missing={15} refused={5} />
      </p>
    </Specimen>
    <Specimen name="meters">
      <Meter
        label="Weight"
        value={420}
        max={1000}
        text="420 kg of 1 t"
        tone="under"
        marks={[{ at: 600, label: 'least' }]}
      />
      <Meter label="Volume" value={80} max={100} text="80 of 100 hl" />
      <Meter label="Credit line" value={120} max={100} text="120 % used" tone="over" />
    </Specimen>
    <Specimen name="progress">
      <ProgressBar label="Upload" value={412} max={1000}>
        412 kB of 1 MB
      </ProgressBar>
    </Specimen>
    <Specimen name="steps">
      <Steps label="Bulk upload" steps={['Choose', 'Check', 'Send']} current={1} done="done" />
    </Specimen>
  </>
);
