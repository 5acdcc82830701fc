/** A home on its way: the frame of its page, so that little moves when it comes. */
export const PropertyLoading = () => (
  <div className="property loading">
    <div className="crumbs">
      <br />
    </div>
    <div className="gallery">
      <p className="big" role="status">
        Loading property...
      </p>
    </div>
    <div className="row title" aria-hidden="true">
      <div className="rail" />
      <div className="main bones lines">
        <i />
        <i />
      </div>
    </div>
  </div>
)
