import { IconAlertTriangle } from '@tabler/icons-react';
import { Button } from '#ui/button.tsx';
import { Breadcrumb } from '#ui/page/breadcrumb.tsx';
import { Card } from '#ui/page/card.tsx';
import { Fact, Facts } from '#ui/page/facts.tsx';
import { LinkTabs } from '#ui/page/link-tabs.tsx';
import { Note } from '#ui/page/note.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { TabSet } from '#ui/page/tab-set.tsx';
import { Specimen } from './specimen.tsx';

export const ShowPage = () => (
  <>
    <Specimen name="card and facts">
      <Card heading="Delivery" lead="What is known of it" actions={<Button size="sm">Change</Button>}>
        <Facts>
          <Fact label="Ship-to">
            <strong>U Lípy</strong>
            <span>Lipová 4, Brno</span>
          </Fact>
          <Fact label="Transport">
            <span>Truck with a lift</span>
          </Fact>
          <Fact label="Note" none="not chosen yet">
            {undefined}
          </Fact>
        </Facts>
      </Card>
    </Specimen>
    <Specimen name="tabs">
      <TabSet
        label="About the product"
        tabs={[
          { key: 'text', label: 'Description', content: <p>A pale lager.</p> },
          { key: 'facts', label: 'Data', content: <p>4.4 % alcohol.</p> },
          { key: 'files', label: 'Files', content: <p>A data sheet.</p> },
        ]}
      />
      <LinkTabs
        label="Kinds of orders"
        current="history"
        tabs={['history', 'saved'].map((key, index) => ({
          key,
          label: key,
          count: index * 4,
          link: (look) => <a href={`#${key}`} {...look} />,
        }))}
      />
    </Specimen>
    <Specimen name="breadcrumb and notes">
      <Breadcrumb
        label="You are here"
        links={[{ key: 'orders', link: <a href="#orders">Orders</a> }]}
        current="4502380"
      />
      <Note tone="warning" icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />}>
        <strong>Packs delivered: 19 / 22.</strong> You do not pay for what did not come.
      </Note>
      <Note tone="danger" icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />}>
        <strong>Nothing has changed.</strong>
      </Note>
      <Note tone="info" icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />}>
        As of 14:05
      </Note>
    </Specimen>
    {/* Its heading is that of a page, of which there may be one. */}
    <Specimen name="head">
      <div inert>
        <PageHead title="Orders" lead="The newest first" actions={<Button>Create order</Button>} />
      </div>
    </Specimen>
  </>
);
