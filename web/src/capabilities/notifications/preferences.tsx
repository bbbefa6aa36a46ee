import { type NotificationGroup, notificationGroups } from '@dray/contract/notifications/notification-kinds.ts';
import { IconLock } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { callRest } from '#platform/calls/rest-client.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { SwitchField } from '#ui/form/switch-field.tsx';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';
import { BlockStates } from '#ui/page/block-states.tsx';
import { Card } from '#ui/page/card.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { notificationQueries, type Preferences, preferencesKey } from './notifications.queries.ts';
import classes from './preferences.module.css';

type Topic = Preferences['topics'][number];
type Change = { topic: Topic['topic']; channel: Topic['channels'][number]['channel']; isOn: boolean };

/** What one is notified of and where, line by line; a change holds at once. */
export default function NotificationPreferences() {
  const { t } = useTranslation('notifications');
  const query = useQuery(notificationQueries.preferences());
  return (
    <BlockStates query={query} failed={t('preferences.failed')} waiting={<Card heading={t('orders')}>{null}</Card>}>
      {(preferences) => (
        <Stack>
          <p>{t('preferences.lead')}</p>
          {notificationGroups.map((group) => (
            <Group key={group} group={group} preferences={preferences} />
          ))}
          <p className="m-0 text-14 muted">{t('preferences.to', { email: preferences.email })}</p>
        </Stack>
      )}
    </BlockStates>
  );
}

function Group({ group, preferences }: { group: NotificationGroup; preferences: Preferences }) {
  const { t } = useTranslation('notifications');
  const change = useChange();
  const topics = preferences.topics.filter((topic) => topic.group === group);
  if (topics.length === 0) return null;
  return (
    <Card heading={t(group)}>
      {topics.map((topic) => (
        <TopicRow key={topic.topic} topic={topic} onChange={(each) => change.mutate(each)} />
      ))}
    </Card>
  );
}

function TopicRow({ topic, onChange }: { topic: Topic; onChange: (change: Change) => void }) {
  const { t } = useTranslation('notifications');
  const id = useId();
  const isLocked = topic.channels.every((channel) => channel.isLocked);
  return (
    <fieldset className={classes.topic} aria-describedby={id}>
      <legend className={classes.name}>{t(`preferences.topics.${topic.topic}.name`)}</legend>
      <p id={id} className={`${classes.when} m-0 text-14 muted`}>
        {t(`preferences.topics.${topic.topic}.when`)}
      </p>
      <div className={classes.channels}>
        {topic.channels.map(({ channel, isOn, isLocked: isFixed }) => (
          <SwitchField
            key={channel}
            label={t(`preferences.${channel}`)}
            isOn={isOn}
            isDisabled={isFixed}
            onChange={(wanted) => onChange({ topic: topic.topic, channel, isOn: wanted })}
          />
        ))}
      </div>
      {isLocked && (
        <p className={`${classes.locked} row gap-6 m-0 text-14 muted`}>
          <IconLock size={16} stroke={1.75} aria-hidden="true" />
          {t('preferences.locked')}
        </p>
      )}
    </fieldset>
  );
}

/** Shown as chosen while it is on its way; what was not saved goes back and says so. */
function useChange() {
  const { t } = useTranslation('notifications');
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (body: Change) => callRest('PUT /api/notifications/preferences', { body }),
    onMutate: async (wanted) => {
      await client.cancelQueries({ queryKey: preferencesKey });
      const before = client.getQueryData<Preferences>(preferencesKey);
      if (before) client.setQueryData(preferencesKey, switched(before, wanted));
      return { before };
    },
    onSuccess: (saved) => client.setQueryData(preferencesKey, saved),
    onError: (failure, wanted, context) => {
      if (context?.before) client.setQueryData(preferencesKey, context.before);
      showFailure({
        topic: 'preferences',
        text: t('preferences.saveFailed'),
        failure,
        retry: () => change.mutate(wanted),
      });
    },
  });
  return change;
}

const switched = (preferences: Preferences, { topic, channel, isOn }: Change): Preferences => ({
  ...preferences,
  topics: preferences.topics.map((item) =>
    item.topic === topic
      ? { ...item, channels: item.channels.map((each) => (each.channel === channel ? { ...each, isOn } : each)) }
      : item,
  ),
});
