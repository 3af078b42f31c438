// The five, from the pages' own data.
import { analyticsView, phoneViews, productView, universityView } from '~/content/product-view';
import { ScreenSheet } from './ScreenSheet';

export const examples = {
  five: (
    <ScreenSheet
      title="The screenshots"
      views={{
        dashboard: productView,
        analytics: analyticsView,
        university: universityView,
        parent: phoneViews.parent,
        teacher: phoneViews.teacher,
      }}
    />
  ),
};
