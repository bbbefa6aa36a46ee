import type { ControlProps } from '../field.tsx';
import classes from './file-input.module.css';

type Props = Partial<ControlProps> & {
  types: readonly string[];
  isSeveral?: boolean | undefined;
  /** A new photo: a phone opens its camera, everything else its list of pictures. */
  isCamera?: boolean | undefined;
  'aria-label'?: string;
  onOffer: (files: readonly File[]) => void;
};

/** The browser's own way to choose files; what is drawn is around it. */
export const FileInput = ({ types, isSeveral = false, isCamera = false, onOffer, ...control }: Props) => (
  <input
    {...control}
    className={classes.input}
    type="file"
    multiple={isSeveral}
    accept={isCamera ? 'image/*' : types.map((type) => `.${type}`).join()}
    capture={isCamera ? 'environment' : undefined}
    onChange={({ currentTarget }) => {
      onOffer([...(currentTarget.files ?? [])]);
      // The same file once more is a new choice.
      currentTarget.value = '';
    }}
  />
);
